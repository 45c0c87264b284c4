import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Pencil, Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { IconButton } from '.';
import { Tooltip } from '../tooltip';

/** What scrolls, with room for what floats over its last line. */
const Board = styled.div`
  position: relative;
  block-size: 20rem;
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
`;

const Corner = styled.div`
  position: absolute;
  inset-block-end: ${({ theme }) => theme.space(4)};
  inset-inline-end: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.full};
  box-shadow: ${({ theme }) => theme.elevation[2]};
`;

const meta = {
  title: 'Components/IconButton',
  tags: ['!autodocs'],
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

/** Its name is seen as well, under the pointer and with the focus. */
export const WithTooltip: Story = {
  render: (args) => (
    <Tooltip text={args.label}>
      <IconButton {...args} />
    </Tooltip>
  ),
};

/** Over the end of what it adds to. */
export const Floating: Story = {
  args: { icon: <Plus aria-hidden="true" />, label: 'Add a card', variant: 'primary', size: 'large', round: true },
  render: (args) => (
    <Board>
      <Corner>
        <IconButton {...args} />
      </Corner>
    </Board>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a card' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const FloatingRightToLeft: Story = {
  ...Floating,
  args: { ...Floating.args, label: 'إضافة بطاقة' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'إضافة بطاقة' })).toBeVisible(),
  globals: { locale: 'ar' },
};

export const Disabled: Story = { args: { isDisabled: true, variant: 'secondary' } };

export const Dark: Story = { args: { variant: 'secondary' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { label: 'الإشعارات' }, globals: { locale: 'ar' } };
