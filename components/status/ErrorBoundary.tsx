import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered in place of what broke. */
  fallback: ReactNode;
  /** Rendering is tried again when this changes: the address of the page. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  broken: boolean;
  key: string | undefined;
}

/** Keeps the rest usable when a part of the page breaks, and lets the error be reported like any other. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, key: this.props.resetKey };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { key }: ErrorBoundaryState) {
    return resetKey === key ? null : { broken: false, key: resetKey };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
