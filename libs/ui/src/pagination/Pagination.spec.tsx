import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import * as stories from './Pagination.stories';
import { page } from '../testing/page';

const { Neutral } = composeStories(stories, page);

it('shows what it is given', () => {
  render(<Neutral>{'Pagination of mine'}</Neutral>);
  expect(screen.getByText('Pagination of mine')).toBeInTheDocument();
});
