import { MemoryAddress } from '@ezone/shell/routing/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { noteOf, sampleLabels, sampleNotes } from '../testing/notes';
import { NoteCard } from './NoteCard';

const meta = {
  title: 'Apps/Notes/Card',
  component: NoteCard,
  args: {
    note: noteOf({
      id: 'n1',
      title: 'Groceries',
      labels: ['l1'],
      checklist: sampleNotes[1]?.checklist ?? [],
    }),
    address: '/apps/notes?note=n1',
    labels: sampleLabels,
    words: [],
    unsaved: null,
    isActive: true,
    actions: { open: fn(), change: fn(), archive: fn(), remove: fn(), retry: fn() },
  },
  decorators: [
    (Story) => (
      <MemoryAddress>
        <div style={{ inlineSize: '26rem' }}>
          <Story />
        </div>
      </MemoryAddress>
    ),
  ],
} satisfies Meta<typeof NoteCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Checklist: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Oat milk' }));
    await expect(args.actions.change).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Groceries' }));
    await expect(args.actions.open).toHaveBeenCalledWith('n1');
  },
};

export const Untitled: Story = {
  args: { note: noteOf({ id: 'n1', description: '“Simple things should be simple.”' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '“Simple things should be simple.”' })).toBeInTheDocument();
  },
};

export const Reminding: Story = {
  args: { note: noteOf({ id: 'n1', title: 'Dad’s birthday', reminder: '2036-02-20T10:00:00.000Z' }) },
};

export const Overdue: Story = {
  args: { note: noteOf({ id: 'n1', title: 'Tax return', reminder: '2020-02-20T10:00:00.000Z' }) },
  play: async ({ canvas }) => expect(canvas.getByText(/Overdue/)).toBeVisible(),
};

export const Found: Story = { args: { words: ['lemon', 'gro'] } };

export const Archived: Story = {
  args: { note: noteOf({ id: 'n1', title: 'Office move', archive: true }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unarchive “Office move”' }));
    await expect(args.actions.archive).toHaveBeenCalledOnce();
  },
};

export const NotSaved: Story = {
  args: { note: noteOf({ id: 'n1', title: 'Call the plumber' }), unsaved: 'stopped' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again to save “Call the plumber”' }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};

export const HeldUp: Story = {
  args: { note: noteOf({ id: 'n1', title: 'Call the plumber' }), unsaved: 'heldUp' },
  play: async ({ canvas }) => expect(canvas.getByText('Kept here, sent as soon as possible')).toBeVisible(),
};

export const ChangedElsewhere: Story = {
  args: { note: noteOf({ id: 'n1', title: 'Call the plumber' }), unsaved: 'changedElsewhere' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare both versions of “Call the plumber”' }));
    await expect(args.actions.open).toHaveBeenCalledWith('n1');
  },
};

export const LongText: Story = {
  args: {
    note: noteOf({
      id: 'n1',
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
      description: 'A line that says a little.\n'.repeat(30),
      checklist: Array.from({ length: 20 }, (_, index) => ({
        id: String(index),
        checked: false,
        text: `Item ${String(index + 1)}`,
      })),
    }),
  },
};

export const Dark: Story = {
  args: { note: noteOf({ id: 'n1', title: 'Tax return', reminder: '2020-02-20T10:00:00.000Z' }) },
  globals: { scheme: 'defaultDark' },
};

export const RightToLeft: Story = {
  args: { note: noteOf({ id: 'n1', title: 'موعد الطبيب', description: 'يوم الأحد', labels: ['l1'] }) },
  globals: { locale: 'ar' },
};
