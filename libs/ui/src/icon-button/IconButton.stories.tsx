import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '.';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: <Bell aria-hidden="true" />, label: 'Notifications', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { variant: 'secondary', icon: <Pencil aria-hidden="true" />, label: 'Edit' } };

export const Danger: Story = { args: { variant: 'danger', icon: <Trash2 aria-hidden="true" />, label: 'Delete' } };

export const Round: Story = { args: { round: true, variant: 'secondary' } };

export const Dense: Story = { args: { size: 'dense' } };

export const Large: Story = { args: { size: 'large' } };

export const Disabled: Story = { args: { isDisabled: true, variant: 'secondary' } };

export const Dark: Story = { args: { variant: 'secondary' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { label: 'الإشعارات' }, globals: { locale: 'ar' } };
