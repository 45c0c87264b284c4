import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './RadioGroup.stories';
import { page } from '../testing/page';

const { Row, Column, Disabled } = composeStories(stories, page);

it('is one stop for Tab, and the arrows choose', async () => {
  const onChange = fn();
  render(<Row onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith('container');
  expect(screen.getByRole('radio', { name: 'Container' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('stands in a row when there are fewer than four to choose from', () => {
  const { unmount } = render(<Row />);
  expect(screen.getByRole('radiogroup', { name: 'Width' })).toHaveAttribute('aria-orientation', 'horizontal');
  unmount();
  render(<Column />);
  expect(screen.getByRole('radiogroup', { name: 'Navigation' })).toHaveAttribute('aria-orientation', 'vertical');
});

it('cannot be changed where it is disabled', async () => {
  const onChange = fn();
  render(<Disabled onChange={onChange} />);
  await userEvent.click(screen.getByText('Container'));
  expect(onChange).not.toHaveBeenCalled();
});
