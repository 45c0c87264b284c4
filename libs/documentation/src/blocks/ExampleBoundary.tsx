import { Component } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { docsMessages } from '../messages';
import { useOwnWords } from '../useOwnWords';
import type { Args } from './story';

type ExampleBoundaryProps = {
  /** What the example is drawn with: a change of it is a new try. */
  args: Args;
  children: ReactNode;
};

/** Says so where an example cannot be drawn with what was typed, and leaves the page around it as it is. */
export class ExampleBoundary extends Component<ExampleBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ args }: ExampleBoundaryProps) {
    if (this.state.hasFailed && args !== this.props.args) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <CannotBeDrawn />;
  }
}

const CannotBeDrawn = () => (
  <p role="alert" {...useOwnWords()}>
    <FormattedMessage {...docsMessages.cannotBeDrawn} />
  </p>
);
