import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './Chip.stories';
import { page } from '../testing/page';

const { Neutral, Removable, Pressed, PressableAndRemovable } = composeStories(stories, page);

it('is only text until it can do something', () => {
  render(<Neutral />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('can be removed from the keyboard', async () => {
  const onPress = fn();
  render(<Removable remove={{ label: 'Remove Design', onPress }} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('says whether the filter is on', () => {
  const { rerender } = render(<Pressed />);
  expect(screen.getByRole('button', { name: 'Design' })).toHaveAttribute('aria-pressed', 'true');
  rerender(<Pressed pressed={undefined} />);
  expect(screen.getByRole('button', { name: 'Design' })).not.toHaveAttribute('aria-pressed');
});

it('keeps pressing and removing apart', async () => {
  const onPress = fn();
  const onRemove = fn();
  render(<PressableAndRemovable onPress={onPress} remove={{ label: 'Remove the reminder', onPress: onRemove }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the reminder' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(onPress).not.toHaveBeenCalled();
});
