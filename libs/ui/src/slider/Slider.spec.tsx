import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './Slider.stories';
import { page } from '../testing/page';

const { Percent } = composeStories(stories, page);

it('goes by its steps and no further than its ends', async () => {
  const onChange = fn();
  render(<Percent onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(onChange.mock.calls).toEqual([[1.1], [1.2]]);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('slider', { name: 'Font size' })).toHaveValue('1.3');
});

it('says its number as it is meant', () => {
  render(<Percent value={0.7} />);
  expect(screen.getByRole('status')).toHaveTextContent('70%');
});
