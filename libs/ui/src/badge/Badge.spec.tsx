import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import * as stories from './Badge.stories';
import { page } from '../testing/page';

const { Capped, Count, Zero, OnButton } = composeStories(stories, page);

it('caps what is shown, not what is said', () => {
  render(<Capped />);
  expect(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('1200 unread mails')).toBeInTheDocument();
});

it('shows 99 as it is', () => {
  render(<Count count={99} />);
  expect(screen.getByText('99')).toBeInTheDocument();
});

it('shows nothing for nothing, and keeps what it stands on', () => {
  render(
    <Zero>
      <button type="button">Mail</button>
    </Zero>,
  );
  expect(screen.queryByText('No unread mail')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mail' })).toBeInTheDocument();
});

it('describes the button and leaves its name alone', () => {
  render(<OnButton />);
  const button = screen.getByRole('button', { name: 'Notifications' });
  expect(button).toHaveAccessibleDescription('New notifications');
});
