import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './Accordion.stories';
import { page } from '../testing/page';

const { OneOpen } = composeStories(stories, page);
const openTitles = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

it('is opened and closed from the keyboard, each heading a stop for Tab', async () => {
  render(<OneOpen defaultExpandedKeys={[]} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(openTitles()).toEqual(['Who counts as a user?']);
  await userEvent.keyboard(' ');
  expect(openTitles()).toEqual([]);
});

it('obeys its owner', async () => {
  const onExpandedChange = fn();
  render(<OneOpen expandedKeys={new Set(['end'])} onExpandedChange={onExpandedChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Can I change my plan later?' }));
  expect(onExpandedChange).toHaveBeenCalledWith(new Set(['plan']));
  expect(openTitles()).toEqual(['What happens when I leave?']);
});
