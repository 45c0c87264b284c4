import { Component } from 'react';
import type { ReactNode } from 'react';

type SideBoundaryProps = { onBreak: () => void; children: ReactNode };

/** Keeps content that breaks from taking the shell with it: it is gone, and whoever put it there is told. */
export class SideBoundary extends Component<SideBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onBreak();
  }

  override render() {
    return !this.state.isBroken && this.props.children;
  }
}
