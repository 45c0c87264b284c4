import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './Alert.stories';
import { page } from '../testing/page';

const { Dismissible, Information, Later } = composeStories(stories, page);

it('announces nothing unless it is told to', () => {
  const { rerender } = render(<Information />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<Information role="alert" />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Invoices of this year/);
});

it('is taken away from the keyboard', async () => {
  const onPress = fn();
  render(<Dismissible dismiss={{ label: 'Hide', onPress }} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Hide' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('shows another icon, or none', () => {
  const { container, rerender } = render(<Information />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  rerender(<Information icon={<svg data-own />} />);
  expect(container.querySelector('svg')).toHaveAttribute('data-own');
  rerender(<Information icon={null} />);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
});

it('is said in a place that was there before', async () => {
  render(<Later />);
  const place = screen.getByRole('status');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(place).toHaveTextContent('The address is saved.');
});
