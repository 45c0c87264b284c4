import type { FormEvent, ReactNode } from 'react';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './Button.stories';
import { page } from '../testing/page';

const { Primary, Busy, Disabled, DisabledWithReason } = composeStories(stories, page);

/** A form that counts how often it is sent. */
const renderInForm = (button: ReactNode) => {
  const onSubmit = jest.fn((event: FormEvent) => {
    event.preventDefault();
  });
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Title" />
      {button}
    </form>,
  );
  return onSubmit;
};

it.each([
  ['busy', <Busy key="busy" type="submit" />],
  ['waiting for something else', <DisabledWithReason key="reason" type="submit" />],
  ['disabled', <Disabled key="disabled" type="submit" />],
])('does not send a form while it is %s, neither by press nor by Enter in a field', async (_, button) => {
  const onSubmit = renderInForm(button);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByRole('textbox'), 'x{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('sends a form by Enter in a field once it may', async () => {
  const onSubmit = renderInForm(<Primary type="submit" />);
  await userEvent.type(screen.getByRole('textbox'), 'x{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('keeps the focus and the name while it turns busy', () => {
  const { rerender } = render(<Primary />);
  screen.getByRole('button').focus();
  rerender(<Primary isPending />);
  expect(screen.getByRole('button', { name: 'Save note' })).toHaveFocus();
});

it('keeps the focus when its reason comes and goes', () => {
  const { rerender } = render(<Primary disabledReason="Fill in a title first." />);
  const button = screen.getByRole('button', { name: 'Save note' });
  button.focus();
  expect(button).toHaveAccessibleDescription('Fill in a title first.');
  rerender(<Primary />);
  expect(screen.getByRole('button')).toBe(button);
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-disabled');
});

it('sends nothing unless it is told to', () => {
  const onSubmit = renderInForm(<Primary />);
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
