import { Component } from 'react';
import type { ReactNode } from 'react';

type PartBoundaryProps = {
  /** Told when it breaks, as for saying so in its place. */
  onBreak?: () => void;
  children: ReactNode;
};

/** Keeps a part that breaks from taking the page with it: it is gone, and whoever put it there is told. */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onBreak?.();
  }

  override render() {
    return !this.state.isBroken && this.props.children;
  }
}
