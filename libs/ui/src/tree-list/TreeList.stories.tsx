import type { Meta, StoryObj } from '@storybook/react-vite';
import { Folder } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TreeList } from '.';
import type { TreeListProps } from '.';
import { isMirrored } from '../testing/isMirrored';
import { leftToRightPart } from '../testing/leftToRightPart';

/** Holds what is chosen. */
const Held = ({ selected: first, onSelect, ...props }: TreeListProps) => {
  const [selected, setSelected] = useState(first);
  return (
    <TreeList
      {...props}
      selected={selected}
      onSelect={(id) => {
        setSelected(id);
        onSelect(id);
      }}
    />
  );
};

const meta = {
  title: 'Components/TreeList',
  tags: ['!autodocs'],
  component: Held,
  args: {
    label: 'Folders',
    root: {
      ...{ id: 'top', name: 'Files' },
      children: [
        { id: 'reports', name: 'Reports', children: [{ id: 'march', name: 'March', children: [] }] },
        { id: 'trips', name: 'رحلات', children: [] },
      ],
    },
    expanded: ['top'],
    selected: 'top',
    onSelect: fn(),
    icon: <Folder aria-hidden />,
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The arrows lead through it, open and close; Enter chooses. */
export const Folders: Story = {
  play: async ({ args, canvas }) => {
    const top = await canvas.findByRole('row', { name: 'Files' });
    await userEvent.tab();
    await waitFor(() => expect(top).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(await canvas.findByRole('row', { name: 'March' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('march');
  },
};

/** All of it open, down to what is chosen. */
export const Opened: Story = { args: { expanded: ['top', 'reports'], selected: 'march' } };

export const Dark: Story = { args: { ...Opened.args }, globals: { scheme: 'defaultDark' } };

/** The chevron of a folder that is closed points to the left. */
export const RightToLeft: Story = {
  play: async ({ canvas }) => {
    await expect(isMirrored(await canvas.findByRole('row', { name: 'Reports' }))).toBe(true);
  },
  globals: { locale: 'ar' },
};

/** English in an Arabic page: its own direction counts. */
export const LeftToRightPart: Story = {
  decorators: [leftToRightPart],
  play: async ({ canvas }) => {
    await expect(isMirrored(await canvas.findByRole('row', { name: 'Reports' }))).toBe(false);
  },
  globals: { locale: 'ar' },
};
