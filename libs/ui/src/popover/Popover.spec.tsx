import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './Popover.stories';
import { page } from '../testing/page';

const { Closed, WithTooltip } = composeStories(stories, page);

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its own button', () => userEvent.click(screen.getByRole('button', { name: 'Done' }))],
  ['a press outside', () => userEvent.click(document.body)],
])('closes by %s', async (_, close) => {
  const onOpenChange = fn();
  render(<Closed onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Reminder' }));
  expect(screen.getByRole('dialog', { name: 'Reminder' })).toBeInTheDocument();

  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

it('gives the focus back', async () => {
  render(<Closed />);
  const opener = screen.getByRole('button', { name: 'Reminder' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

it('opens from an icon that has a tooltip, and gives the focus back to it', async () => {
  render(<WithTooltip />);
  await userEvent.tab();
  const opener = screen.getByRole('button', { name: 'Reminder' });
  expect(opener).toHaveAccessibleDescription('Remind me');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Reminder' })).toBeInTheDocument();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});
