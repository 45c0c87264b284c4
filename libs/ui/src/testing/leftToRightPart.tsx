import type { Decorator } from '@storybook/react-vite';
import { AriaProvider } from '../aria-provider';

const stay = () => undefined;

/** What runs from left to right whatever the page does, as an English example in an Arabic page. */
export const leftToRightPart: Decorator = (Shown) => (
  <AriaProvider locale="en" navigate={stay}>
    <div lang="en" dir="ltr">
      <Shown />
    </div>
  </AriaProvider>
);
