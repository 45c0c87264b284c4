import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Copy, Star, Tag, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { ActionRow } from '.';

const meta = {
  title: 'Components/ActionRow',
  component: ActionRow,
  args: {
    moreLabel: 'More actions',
    actions: [
      { id: 'star', label: 'Star', icon: <Star />, shortcut: 'S', onPress: fn() },
      { id: 'archive', label: 'Archive', icon: <Archive />, shortcut: 'E', onPress: fn() },
      { id: 'label', label: 'Label', icon: <Tag />, onPress: fn() },
      { id: 'copy', label: 'Copy', icon: <Copy />, onPress: fn() },
      { id: 'remove', label: 'Remove', icon: <Trash2 />, tone: 'error', shortcut: '#', onPress: fn() },
    ],
  },
} satisfies Meta<typeof ActionRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllFit: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(5));
  },
};

const Narrow = styled.div`
  display: flex;
  inline-size: 16rem;
`;

/** What finds no room is in a menu. What destroys something keeps its place at the end. */
export const SomeFit: Story = {
  decorators: [
    (Row) => (
      <Narrow>
        <Row />
      </Narrow>
    ),
  ],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(3));
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Copy/ }));
    await expect(args.actions.find(({ id }) => id === 'copy')?.onPress).toHaveBeenCalledOnce();
  },
};

/** Beside their icons, where there is room for all of them. */
export const WithWords: Story = { args: { hasWords: true } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    moreLabel: 'إجراءات أخرى',
    actions: [
      { id: 'star', label: 'تمييز بنجمة', icon: <Star />, onPress: fn() },
      { id: 'remove', label: 'إزالة', icon: <Trash2 />, tone: 'error', onPress: fn() },
    ],
  },
  globals: { locale: 'ar' },
};
