import { Component, type ReactNode } from 'react';

type OptionalProps = {
  /** Takes its place; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * A part that the page around it can do without: it goes on when that throws or cannot be fetched
 * (ROUTE-11). React logs why.
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
