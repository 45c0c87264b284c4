import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './ErrorState.stories';
import { page } from '../testing/page';

const { WithRetry } = composeStories(stories, page);

it('announces what happened and tries again, once at a time', async () => {
  const onPress = fn();
  const { rerender } = render(<WithRetry retry={{ label: 'Try again', onPress }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Your notes could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<WithRetry retry={{ label: 'Try again', onPress, isPending: true }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});
