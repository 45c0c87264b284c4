import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './Tooltip.stories';
import { page } from '../testing/page';

const { OnFocus, OnButton } = composeStories(stories, page);

it('shows on keyboard focus and describes the button', async () => {
  render(<OnFocus />);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Archive' })).toHaveAccessibleDescription('Archive this note');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('describes a plain button too', async () => {
  render(<OnButton />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Archive' })).toHaveAccessibleDescription('Archive this note');
});
