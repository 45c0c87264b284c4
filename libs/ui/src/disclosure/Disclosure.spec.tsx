import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './Disclosure.stories';
import { page } from '../testing/page';

const { Closed } = composeStories(stories, page);

it('opens and closes from the keyboard and says so', async () => {
  render(<Closed />);
  const button = screen.getByRole('button', { name: 'Can I change my plan later?' });
  const region = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(region).toHaveAttribute('inert');

  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(region).not.toHaveAttribute('inert');

  await userEvent.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(region).toHaveAttribute('inert');
});

it('obeys its owner', async () => {
  const onOpenChange = fn();
  render(<Closed open={false} onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onOpenChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});
