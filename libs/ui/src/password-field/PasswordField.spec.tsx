import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './PasswordField.stories';
import { page } from '../testing/page';

const { Hidden, Disabled } = composeStories(stories, page);

const field = () => screen.getByLabelText('Password');

it('shows and hides what was typed without losing it or sending the form', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Hidden />
    </form>,
  );
  await userEvent.type(field(), 'admin');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field()).toHaveAttribute('type', 'password');
  expect(field()).toHaveValue('admin');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('warns while caps lock is on and the focus is in the field', () => {
  render(<Hidden />);
  fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true });
  expect(screen.getByRole('status')).toHaveTextContent('Caps lock is on.');
  fireEvent.keyUp(field(), { key: 'CapsLock', modifierCapsLock: false });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true });
  fireEvent.blur(field());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('passes on the handlers it listens with itself', () => {
  const onKeyDown = jest.fn();
  const onBlur = jest.fn();
  render(<Hidden onKeyDown={onKeyDown} onBlur={onBlur} />);
  fireEvent.keyDown(field(), { key: 'a' });
  fireEvent.blur(field());
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

it('cannot be shown while it is disabled', () => {
  render(<Disabled />);
  expect(screen.getByRole('button', { name: 'Show password' })).toBeDisabled();
});
