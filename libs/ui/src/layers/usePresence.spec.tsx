import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '@storybook/react-vite';
import * as stories from '../dialog/Dialog.stories';
import { page } from '../testing/page';

const { OpensAndCloses } = composeStories(stories, page);

/** A transition of which nobody hears the end: React Aria cancels those of a layer that is closed before it has come in. */
class EndlessTransition {
  readonly playState = 'running';
  readonly finished = new Promise<never>(() => undefined);
  cancel = () => undefined;
}

beforeEach(() => {
  Object.assign(globalThis, { CSSTransition: EndlessTransition });
  Object.assign(Element.prototype, { getAnimations: () => [new EndlessTransition()] });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'CSSTransition');
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

it('lets a layer go whose closing animation never ends', async () => {
  render(<OpensAndCloses />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit labels' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit labels' });
  await userEvent.keyboard('{Escape}');
  await waitForElementToBeRemoved(dialog);
});
