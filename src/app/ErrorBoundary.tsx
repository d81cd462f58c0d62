import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Failure } from '../pages/not-found/Failure.tsx';
import { ChunkError } from '../primitives/lazy.tsx';

type Props = {
  /** A change of it (another route) gives the page another chance. */
  resetKey: string;
  children: ReactNode;
};

/** Shows a translated way on instead of a blank page when a page throws or cannot be fetched (ROUTE-11). */
export class ErrorBoundary extends Component<Props, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A page failed', error, info.componentStack);
  }

  override componentDidUpdate(previous: Props) {
    if (previous.resetKey !== this.props.resetKey && this.state.error) {
      this.setState({ error: undefined });
    }
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <Failure kind={error instanceof ChunkError ? 'chunk' : 'error'} />;
  }
}
