import { Component, type ReactNode } from 'react';

type OptionalProps = {
  /** Rendered after a failure; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * For optional parts: a failure inside does not affect the rest of the page (ROUTE-11). React logs
 * the error.
 */
export class OptionalBoundary extends Component<OptionalProps, { failed?: boolean }> {
  override state: { failed?: boolean } = {};

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
