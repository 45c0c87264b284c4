import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { Toast } from '.';
import * as stories from './Toast.stories';
import { ToastRegion } from '../toast-region';
import { UiProvider } from '../theme';
import { page } from '../testing/page';

const { Info, Success, Warning, Failure, WithAction } = composeStories(stories, page);

it('interrupts for an error only', () => {
  const { rerender } = render(<Failure />);
  expect(screen.getByRole('alert')).toHaveTextContent('The note was not saved.');
  for (const Quiet of [Info, Success, Warning]) {
    rerender(<Quiet />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }
});

it('comes into a region with a name, which was there before and says it', () => {
  const at = (toast?: ReactNode) => (
    <UiProvider locale="en">
      <ToastRegion label="Messages">{toast}</ToastRegion>
    </UiProvider>
  );
  const { rerender } = render(at());
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  rerender(at(<Toast close={{ label: 'Close', onPress: fn() }}>Note saved.</Toast>));
  expect(region).toHaveTextContent('Note saved.');
  expect(screen.getByText('Note saved.').closest('[aria-live], [role="status"], [role="alert"]')).toBe(region);
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
  await userEvent.hover(screen.getByText('Logged in with JWT'));
  expect(onPause).toHaveBeenCalledTimes(1);
  await userEvent.unhover(screen.getByText('Logged in with JWT'));
  expect(onResume).toHaveBeenCalledTimes(1);
});

it('lets time run when it is taken away from under the pointer, and says nothing when nobody was there', async () => {
  const onResume = fn();
  const { unmount } = render(<Info onResume={onResume} />);
  await userEvent.hover(screen.getByText('Logged in with JWT'));
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
