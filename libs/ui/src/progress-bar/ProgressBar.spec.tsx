import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { TopProgress } from '.';
import * as stories from './ProgressBar.stories';
import { page } from '../testing/page';
import { UiProvider } from '../theme';

const { Determinate } = composeStories(stories, page);

it.each([
  [3, '3'],
  [-1, '0'],
  [12, '7'],
])('says for %d of 7: %s', (value, said) => {
  render(<Determinate value={value} />);
  expect(screen.getByRole('progressbar', { name: 'Course progress' })).toHaveAttribute('aria-valuenow', said);
});

it('is there only while something is loading', () => {
  const { rerender } = render(<TopProgress active label="Loading" />, {
    wrapper: ({ children }) => <UiProvider locale="en">{children}</UiProvider>,
  });
  expect(screen.getByRole('progressbar', { name: 'Loading' })).not.toHaveAttribute('aria-valuenow');
  rerender(<TopProgress active={false} label="Loading" />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
