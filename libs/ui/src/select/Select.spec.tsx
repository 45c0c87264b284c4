import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './Select.stories';
import { page } from '../testing/page';

const { Chosen, Empty, Invalid } = composeStories(stories, page);

it('is chosen from by the keyboard, by typing the start of a name', async () => {
  const onChange = fn();
  render(<Empty onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('do{Enter}');
  expect(onChange).toHaveBeenCalledWith('busy');
  expect(screen.getByRole('button', { name: /Status/ })).toHaveTextContent('Do not disturb');
});

it('stays as it is when it is closed by Escape', async () => {
  const onChange = fn();
  render(<Chosen onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: /Status/ }));
  await userEvent.keyboard('{ArrowUp}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

it('reads the error with the field', () => {
  render(<Invalid />);
  expect(screen.getByRole('button', { name: /Status/ })).toHaveAccessibleDescription('Choose a status.');
});
