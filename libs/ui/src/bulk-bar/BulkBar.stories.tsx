import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Mail, Star, Tag, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BulkBar } from '.';

const archive = fn();
const remove = fn();

const meta = {
  title: 'Components/BulkBar',
  component: BulkBar,
  args: {
    label: 'Selection',
    count: '3 selected',
    all: { label: 'Select all 128 that match', onPress: fn() },
    clearLabel: 'Clear selection',
    onClear: fn(),
    moreLabel: 'More actions',
    actions: [
      { id: 'archive', label: 'Archive', icon: <Archive />, shortcut: 'E', onPress: archive },
      { id: 'remove', label: 'Remove', icon: <Trash2 />, shortcut: '#', tone: 'error', onPress: remove },
      { id: 'read', label: 'Mark as read', icon: <Mail />, onPress: fn() },
      { id: 'star', label: 'Star', icon: <Star />, onPress: fn() },
      { id: 'label', label: 'Label', icon: <Tag />, onPress: fn() },
    ],
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof BulkBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 selected'));
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(archive).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 128 that match' }));
    await expect(args.all?.onPress).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

/** What has no room stands in a menu. */
export const Narrow: Story = {
  args: { all: undefined },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Archive' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Label' })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: /Label/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
