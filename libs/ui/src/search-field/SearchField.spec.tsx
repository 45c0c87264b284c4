import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { SearchField } from '.';
import * as stories from './SearchField.stories';
import { page } from '../testing/page';
import { UiProvider } from '../theme';

const { Filled } = composeStories(stories, page);
const field = () => screen.getByRole('searchbox', { name: 'Search notes' });

it('is emptied by Escape, and searches for everything at once', async () => {
  const onSearch = fn();
  render(<Filled onSearch={onSearch} />);
  await userEvent.type(field(), '{Escape}');
  expect(field()).toHaveValue('');
  expect(onSearch.mock.calls).toEqual([['']]);
});

it('follows a search that was changed elsewhere', () => {
  const words = { label: 'Search notes', clearLabel: 'Clear search', onSearch: fn() };
  const { rerender } = render(<SearchField {...words} query="milk" />, {
    wrapper: ({ children }) => <UiProvider locale="en">{children}</UiProvider>,
  });
  rerender(<SearchField {...words} query="" />);
  expect(field()).toHaveValue('');
});
