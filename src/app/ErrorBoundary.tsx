import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../pages/errors/ErrorPage.tsx';
import { ChunkError } from '../hydration/lazy-component.tsx';
import { PrerenderedPart } from '../hydration/PrerenderedPart.tsx';
import { NAVIGATION_TIMEOUT_MS } from '../service-worker/messaging.ts';
import { claimChunkReload } from './chunk-reload.ts';

type Props = {
  /** A new value resets the boundary. */
  resetKey: string;
  /** Rendered during an automatic reload. */
  reloadFallback: ReactNode;
  children: ReactNode;
};
type State = { error?: Error | undefined; reloading?: boolean; resetKey?: string };

/**
 * Renders a translated error page (ROUTE-11). Reloads once if a deploy removed a chunk (FAULT-53).
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, error: undefined };
  }

  // React has already logged the error.
  override componentDidCatch(error: Error) {
    if (!(error instanceof ChunkError)) return;
    error.reset();
    if (claimChunkReload(error.status, history, navigator.onLine)) {
      this.setState({ reloading: true });
      location.reload();
      // If a slow reload does not replace the page, show the error after all.
      setTimeout(() => this.setState({ reloading: false }), NAVIGATION_TIMEOUT_MS);
    }
  }

  override render() {
    const { error, reloading } = this.state;
    if (!error) return this.props.children;
    if (reloading) return this.props.reloadFallback;
    return (
      <>
        <ErrorPage kind={error instanceof ChunkError ? 'chunk' : 'error'} />
        <PrerenderedPart />
      </>
    );
  }
}
