import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as confirmStories from './ConfirmDialog.stories';
import * as stories from './Dialog.stories';
import { page } from '../testing/page';

const { OpensAndCloses } = composeStories(stories, page);
const { Destructive } = composeStories(confirmStories, page);

it('takes the focus in, keeps it, and gives it back on Escape', async () => {
  const onClose = fn();
  render(<OpensAndCloses onClose={onClose} />);
  const opener = screen.getByRole('button', { name: 'Edit labels' });
  await userEvent.click(opener);

  const dialog = screen.getByRole('dialog', { name: 'Edit labels' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  for (let presses = 0; presses < 6; presses += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(opener).toHaveFocus());
});

it('closes by its close button, and by a press outside unless that would lose something', async () => {
  const { unmount } = render(<OpensAndCloses open />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();

  render(<OpensAndCloses open closesOnPressOutside={false} />);
  await userEvent.click(document.body);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('asks with the safe answer in focus, and names the question', async () => {
  const onConfirm = fn();
  const onCancel = fn();
  render(<Destructive onConfirm={onConfirm} onCancel={onCancel} />);
  expect(screen.getByRole('alertdialog', { name: 'Delete the label Family?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('does not confirm twice while it is busy', async () => {
  const onConfirm = fn();
  render(<Destructive onConfirm={onConfirm} isPending />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete label' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

it('closes on Escape wherever the focus is, the topmost alone', async () => {
  const [closeLower, closeUpper] = [fn(), fn()];
  render(
    <>
      <OpensAndCloses open onClose={closeLower} />
      <OpensAndCloses open onClose={closeUpper} />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(closeUpper).toHaveBeenCalledTimes(1);
  expect(closeLower).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
});
