import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './Toast.stories';
import { page } from '../testing/page';

const { Info, Success, Warning, Failure, WithAction } = composeStories(stories, page);

it('interrupts for an error only', () => {
  const { rerender } = render(<Failure />);
  expect(screen.getByRole('alert')).toHaveTextContent('The note was not saved.');
  for (const Quiet of [Info, Success, Warning]) {
    rerender(<Quiet />);
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }
});

it('stands in a region with a name', () => {
  render(<Info />);
  expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(screen.getByRole('status'));
});

it('holds time while the focus is inside, and lets it run when it has left', async () => {
  const onPause = fn();
  const onResume = fn();
  render(<WithAction onPause={onPause} onResume={onResume} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(onPause).toHaveBeenCalled();
  await userEvent.tab();
  expect(onResume).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onResume).toHaveBeenCalledTimes(1);
});

it('holds time under the pointer, also when the focus leaves', async () => {
  const onPause = fn();
  const onResume = fn();
  render(<Info onPause={onPause} onResume={onResume} />);
  await userEvent.hover(screen.getByRole('status'));
  expect(onPause).toHaveBeenCalledTimes(1);
  await userEvent.unhover(screen.getByRole('status'));
  expect(onResume).toHaveBeenCalledTimes(1);
});

it('lets time run when it is taken away from under the pointer, and says nothing when nobody was there', async () => {
  const onResume = fn();
  const { unmount } = render(<Info onResume={onResume} />);
  await userEvent.hover(screen.getByRole('status'));
  unmount();
  expect(onResume).toHaveBeenCalledTimes(1);
  render(<Info onResume={onResume} />).unmount();
  expect(onResume).toHaveBeenCalledTimes(1);
});

it('does its action and closes by its own buttons', async () => {
  const undo = fn();
  const close = fn();
  render(<WithAction action={{ label: 'Undo', onPress: undo }} close={{ label: 'Close', onPress: close }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});
