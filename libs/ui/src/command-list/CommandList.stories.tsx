import type { Meta, StoryObj } from '@storybook/react-vite';
import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CommandList, CommandOverlay } from '.';
import type { CommandListProps } from '.';
import { Button } from '../button';

const groups = [
  { id: 'pages', title: 'Pages', commands: [{ id: 'notes', label: 'Notes', icon: <StickyNote /> }] },
  {
    id: 'commands',
    title: 'Commands',
    commands: [
      { id: 'new', label: 'New note', shortcut: 'c' },
      { id: 'fold', label: 'Fold or unfold the menu', shortcut: '[' },
    ],
  },
];

type SampleProps = Omit<CommandListProps, 'onTextChange'> & { isOpen: boolean };

/** A button that opens the list in its frame; it says what was chosen and closes. */
function Sample({ isOpen, onChoose, text: first, ...list }: SampleProps) {
  const [open, setOpen] = useState(isOpen);
  const [text, setText] = useState(first);
  const close = () => setOpen(false);
  const choose = (id: string) => {
    onChoose(id);
    close();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>{list.label}</Button>
      <CommandOverlay open={open} onClose={close} label={list.label}>
        <CommandList {...list} text={text} onTextChange={setText} onChoose={choose} />
      </CommandOverlay>
    </>
  );
}

const meta = {
  title: 'Components/CommandList',
  tags: ['!autodocs'],
  component: Sample,
  args: {
    isOpen: false,
    text: 'note',
    label: 'Search',
    clearLabel: 'Clear',
    groups,
    announcement: '3 suggestions',
    onChoose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

/* In a page these stand in frames, which must not take the focus of a reader: they are closed, and nothing is played in them. */

export const InAnOverlay: Story = {};

const press: NonNullable<Story['play']> = async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: args.label }));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: args.label })).toHaveFocus());
};

/** Arrows move through what was found while the focus stays in the field; Enter chooses. */
export const ByKeys: Story = {
  play: async (context) => {
    await press(context);
    const { args } = context;
    const field = screen.getByRole('searchbox', { name: 'Search' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Open: Story = { args: { isOpen: true } };

/** More than the window has room for: the list scrolls under the field, which stays where it is. */
export const Many: Story = {
  args: {
    text: '',
    groups: [
      {
        id: 'pages',
        title: 'Pages',
        commands: Array.from({ length: 60 }, (_, at) => ({ id: String(at), label: `Page ${String(at + 1)}` })),
      },
    ],
    announcement: '60 suggestions',
  },
};

/** The field and the last line of many are both within the window. */
export const ManyOpen: Story = {
  ...Many,
  play: async (context) => {
    await press(context);
    const dialog = screen.getByRole('dialog', { name: 'Search' });
    const last = within(dialog).getByRole('menuitem', { name: 'Page 60' });
    last.scrollIntoView();
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    const field = within(dialog).getByRole('searchbox');
    await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const NothingFound: Story = {
  args: { groups: [], note: 'No results..', announcement: 'No results..', text: 'xyz' },
};

export const NothingFoundOpen: Story = { args: { ...NothingFound.args, isOpen: true } };

/** A press empties the field and leaves the focus in it. */
export const Cleared: Story = {
  play: async (context) => {
    await press(context);
    const dialog = within(screen.getByRole('dialog', { name: 'Search' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    await expect(dialog.getByRole('searchbox')).toHaveValue('');
    await expect(dialog.getByRole('searchbox')).toHaveFocus();
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { label: 'بحث', clearLabel: 'مسح', back: { label: 'رجوع', onPress: fn() } },
  globals: { locale: 'ar' },
};
