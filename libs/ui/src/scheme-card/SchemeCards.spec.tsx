import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './SchemeCards.stories';
import { page } from '../testing/page';

const { All, Few } = composeStories(stories, page);

const checked = () => screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);

it('is one choice among all schemes, each shown in its own colours', async () => {
  await act(async () => {
    render(<All />);
    await Promise.resolve();
  });
  expect(screen.getByRole('radiogroup', { name: 'Colour scheme' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(25);
  const card = screen.getByRole('radio', { name: 'plumDark' }).closest('label');
  expect(card?.querySelector('[data-scheme="plumDark"]')).toBeInTheDocument();
});

it('is chosen from by the keyboard, and says what was chosen', async () => {
  const onChange = fn();
  render(<Few onChange={onChange} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Default' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledWith('ocean');
  expect(checked()).toEqual([screen.getByRole('radio', { name: 'Ocean' })]);
});
