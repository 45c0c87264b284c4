import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectList, SelectRow } from '.';
import { Avatar } from '../avatar';
import { EmptyState } from '../empty-state';

const people = ['Abbott Keitch', 'Arnold Matlock', 'Barrera Bradbury'];

/** The list with a selection of its own, as in use. */
const Selecting = ({ selected: startsWith, onSelectionChange, ...list }: ComponentProps<typeof SelectList>) => {
  const [selected, setSelected] = useState(startsWith);
  return (
    <SelectList
      {...list}
      selected={selected}
      onSelectionChange={(keys) => {
        setSelected(keys);
        onSelectionChange(keys);
      }}
    />
  );
};

const meta = {
  title: 'Components/SelectList',
  component: SelectList,
  subcomponents: { SelectRow },
  render: (args) => <Selecting {...args} />,
  args: {
    label: 'Contacts',
    selected: ['Arnold Matlock'],
    onSelectionChange: fn(),
    onOpen: fn(),
    children: people.map((name) => (
      <SelectRow
        key={name}
        id={name}
        text={name}
        avatar={<Avatar name={name} size="large" decorative />}
        primary={name}
        secondary="Digital Archivist"
        meta="9:41"
      />
    )),
  },
} satisfies Meta<typeof SelectList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrows move, Space chooses. */
export const Multiple: Story = {
  play: async ({ args, canvas }) => {
    (await canvas.findByRole('row', { name: 'Arnold Matlock' })).focus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['Arnold Matlock', 'Barrera Bradbury']);
    await expect(canvas.getByRole('row', { name: 'Barrera Bradbury', selected: true })).toBeInTheDocument();
  },
};

export const Single: Story = { args: { mode: 'single' } };

export const Empty: Story = {
  args: { children: [], selected: [], empty: <EmptyState>There are no contacts!</EmptyState> },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
