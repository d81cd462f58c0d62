import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../pages/errors/ErrorPage.tsx';
import { ChunkError } from '../hydration/lazy-component.tsx';
import { NAVIGATION_TIMEOUT_MS } from '../service-worker/messaging.ts';
import { claimChunkReload } from './chunk-reload.ts';

type Props = {
  /** A change, such as another route, resets the boundary. */
  resetKey: string;
  /** Shown during an automatic reload. */
  waiting: ReactNode;
  children: ReactNode;
};
type State = { error?: Error | undefined; reloading?: boolean; resetKey?: string };

/**
 * Shows a translated error page instead of a blank one if a page throws or fails to load (ROUTE-11). A chunk
 * that a deploy removed causes one automatic reload first (FAULT-53).
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, error: undefined };
  }

  // React has logged it.
  override componentDidCatch(error: Error) {
    if (!(error instanceof ChunkError)) return;
    error.reset();
    if (claimChunkReload(error.status, history, navigator.onLine)) {
      this.setState({ reloading: true });
      location.reload();
      // On a slow line this page is there for a while; it then says what there is to say.
      setTimeout(() => this.setState({ reloading: false }), NAVIGATION_TIMEOUT_MS);
    }
  }

  override render() {
    const { error, reloading } = this.state;
    if (!error) return this.props.children;
    if (reloading) return this.props.waiting;
    return <ErrorPage kind={error instanceof ChunkError ? 'chunk' : 'error'} />;
  }
}
