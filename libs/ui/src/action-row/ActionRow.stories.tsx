import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Bell, Copy, Pin, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { ActionRow } from '.';
import type { Action } from '.';

const actionsOf = (names: readonly [pin: string, remind: string, archive: string, copy: string, remove: string]) => {
  const [pin, remind, archive, copy, remove] = names;
  return [
    { id: 'pin', label: pin, icon: <Pin />, shortcut: 'P', onPress: fn() },
    { id: 'remind', label: remind, icon: <Bell />, onPress: fn() },
    { id: 'archive', label: archive, icon: <Archive />, shortcut: 'E', onPress: fn() },
    { id: 'copy', label: copy, icon: <Copy />, onPress: fn() },
    { id: 'remove', label: remove, icon: <Trash2 />, tone: 'error', shortcut: 'Del', onPress: fn() },
  ] satisfies Action[];
};

const actions = actionsOf(['Pin', 'Remind me', 'Archive', 'Make a copy', 'Delete']);

/** A head with room for two or three of them. */
const Narrow = styled.div`
  display: flex;
  inline-size: 20rem;
  padding: ${({ theme }) => theme.space(1)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.control};
`;

const meta = {
  title: 'Components/ActionRow',
  tags: ['!autodocs'],
  component: ActionRow,
  args: { actions, moreLabel: 'More' },
} satisfies Meta<typeof ActionRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRoom: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(actions[2]?.onPress).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  },
};

/** What does not fit is in the menu; what destroys something keeps its place at the end. */
export const WithoutRoom: Story = {
  decorators: (Row) => (
    <Narrow>
      <Row />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pin' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Make a copy' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make a copy' }));
    await expect(actions[3]?.onPress).toHaveBeenCalled();
  },
};

/** Where there is room for all of them. */
export const WithWords: Story = { args: { hasWords: true } };

export const OneDisabled: Story = {
  args: { actions: actions.map((action) => ({ ...action, isDisabled: action.id === 'copy' })) },
};

export const Dark: Story = { ...WithoutRoom, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { actions: actionsOf(['تثبيت', 'تذكير', 'أرشفة', 'إنشاء نسخة', 'حذف']), moreLabel: 'المزيد' },
  decorators: WithoutRoom.decorators ?? [],
  globals: { locale: 'ar' },
};
