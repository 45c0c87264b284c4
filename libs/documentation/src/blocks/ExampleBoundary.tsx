import { Component } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { docsMessages } from '../messages';
import { useOwnWords } from '../useOwnWords';

/** Says so where an example cannot be drawn with what was typed, and leaves the page around it as it is. */
export class ExampleBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <CannotBeDrawn />;
  }
}

const CannotBeDrawn = () => (
  <p role="status" {...useOwnWords()}>
    <FormattedMessage {...docsMessages.cannotBeDrawn} />
  </p>
);
