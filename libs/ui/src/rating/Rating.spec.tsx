import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { RatingValue } from '.';
import * as stories from './Rating.stories';
import { page } from '../testing/page';
import { UiProvider } from '../theme';

const { Chosen, Clearable, Disabled } = composeStories(stories, page);

const filledOf = (element: HTMLElement) =>
  [...element.querySelectorAll('svg[fill="currentcolor"]')].map(
    (star) => getComputedStyle(star.parentElement ?? star).inlineSize,
  );

it('is taken back by Delete where that is allowed, and the focus stays on its star', async () => {
  const onChange = fn();
  const { unmount } = render(<Clearable onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Delete}');
  expect(onChange).toHaveBeenCalledWith(null);
  expect(screen.getByRole('radio', { name: '3 stars' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: '3 stars' })).not.toBeChecked();
  unmount();
  render(<Chosen />);
  await userEvent.tab();
  await userEvent.keyboard('{Delete}');
  expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
});

it('shows under the mouse what a press would choose', async () => {
  render(<Chosen />);
  const group = screen.getByRole('radiogroup', { name: 'Quality' });
  expect(filledOf(group)).toHaveLength(3);
  await userEvent.hover(screen.getByText('5 stars'));
  expect(filledOf(group)).toHaveLength(5);
  await userEvent.unhover(group);
  expect(filledOf(group)).toHaveLength(3);
});

it('cannot be changed where it is disabled', async () => {
  const onChange = fn();
  render(<Disabled onChange={onChange} />);
  await userEvent.click(screen.getByText('5 stars'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  [4.5, ['100%', '100%', '100%', '100%', '50%']],
  [3.7, ['100%', '100%', '100%', '50%']],
  [0.2, []],
  [7, ['100%', '100%', '100%', '100%', '100%']],
])('shows %s to the nearest half', (value, filled) => {
  render(
    <UiProvider locale="en">
      <RatingValue value={value} label="Rating" />
    </UiProvider>,
  );
  expect(filledOf(screen.getByRole('img', { name: 'Rating' }))).toEqual(filled);
});
