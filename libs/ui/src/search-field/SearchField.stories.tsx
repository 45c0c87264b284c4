import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchField } from '.';
import type { SearchFieldProps } from '.';

/** A field whose search is kept beside it, as the address of a page does. */
function Sample({ query: first, onSearch, ...field }: SearchFieldProps) {
  const [query, setQuery] = useState(first);
  return (
    <SearchField
      {...field}
      query={query}
      onSearch={(wanted) => {
        onSearch(wanted);
        setQuery(wanted);
      }}
    />
  );
}

const meta = {
  title: 'Components/SearchField',
  tags: ['!autodocs'],
  component: Sample,
  args: { label: 'Search notes', clearLabel: 'Clear search', query: '', onSearch: fn() },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** It is searched once, when nothing is typed any more. */
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search notes' }), ' milk ');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('milk'));
  },
};

export const Filled: Story = { args: { label: 'Search products', query: 'milk' } };

/** The focus stays in the field. */
export const Cleared: Story = {
  args: { label: 'Search orders', query: 'milk' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Dark: Story = { args: { label: 'Search mails', query: 'milk' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { label: 'ابحث في الملاحظات', clearLabel: 'مسح البحث', query: 'حليب' },
  globals: { locale: 'ar' },
};
