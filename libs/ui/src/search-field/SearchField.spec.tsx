import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { SearchField } from '.';
import * as stories from './SearchField.stories';
import { page } from '../testing/page';
import { UiProvider } from '../theme';

const { Filled } = composeStories(stories, page);
const field = () => screen.getByRole('searchbox');

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

it('leaves what is typed as it is while the page has yet to follow, and when it does', async () => {
  const words = { label: 'Search notes', clearLabel: 'Clear search', onSearch: fn() };
  const { rerender } = render(<SearchField {...words} query="" />, {
    wrapper: ({ children }) => <UiProvider locale="en">{children}</UiProvider>,
  });
  await userEvent.type(field(), 'mi');
  await waitFor(() => expect(words.onSearch).toHaveBeenCalledWith('mi'));
  expect(field()).toHaveValue('mi');
  await userEvent.type(field(), 'lk');
  rerender(<SearchField {...words} query="mi" />);
  expect(field()).toHaveValue('milk');
  await waitFor(() => expect(words.onSearch).toHaveBeenCalledWith('milk'));
  rerender(<SearchField {...words} query="milk" />);
  rerender(<SearchField {...words} query="mi" />);
  expect(field()).toHaveValue('mi');
});

it('shows no tip to whoever comes into it by keyboard, nor after they have left it', async () => {
  render(<Filled shortcut="/" />);
  await userEvent.tab();
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  act(() => field().blur());
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
