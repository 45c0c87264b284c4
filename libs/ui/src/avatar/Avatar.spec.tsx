import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import * as stories from './Avatar.stories';
import { page } from '../testing/page';

const { Initials, Picture, WithStatus } = composeStories(stories, page);

it('puts the initials where the picture fails, and tries again with another picture', () => {
  const { container, rerender } = render(<Picture src="/broken.png" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.getByRole('img', { name: 'Abbott Keitch' })).toHaveTextContent('AK');

  rerender(<Picture src="/other.png" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/other.png');
});

it('says the status with the name, and nothing where the name stands beside it', () => {
  const { rerender } = render(<WithStatus />);
  expect(screen.getByRole('img', { name: 'Abbott Keitch, online' })).toBeInTheDocument();
  rerender(<Initials decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
