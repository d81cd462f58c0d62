import { Component, type ReactNode } from 'react';

/** A part that every page can do without: when it throws or cannot be fetched they go on without it (ROUTE-11). */
export class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error('A part of every page is left out', error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
