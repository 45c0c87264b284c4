import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '.';
import { IconButton } from '../icon-button';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { label: '25 unread mails', count: 25 },
  tags: ['!autodocs'],
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Count: Story = {};

/** More than 99 is 99+; a screen reader hears the true number. */
export const Capped: Story = {
  args: { label: '1200 unread mails', count: 1200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('1200 unread mails')).toBeInTheDocument();
  },
};

/** Nothing waits, nothing is shown. */
export const Zero: Story = {
  args: { label: 'No unread mail', count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No unread mail')).not.toBeInTheDocument();
  },
};

export const Dot: Story = { args: { label: 'New notifications', count: undefined, tone: 'error' } };

/** At the corner of a button, which stays pressable as a whole and is described by its words. */
export const OnButton: Story = {
  args: {
    label: 'New notifications',
    count: undefined,
    labelId: 'new',
    tone: 'error',
    children: <IconButton icon={<Bell />} label="Notifications" aria-describedby="new" />,
  },
};

/** @param labelId stands once in a page, which shows several of these stories */
const countOnButton = (labelId: string): Story => ({
  args: {
    label: '3 new notifications',
    labelId,
    count: 3,
    tone: 'error',
    children: <IconButton icon={<Bell />} label="Notifications" aria-describedby={labelId} />,
  },
});

export const CountOnButton: Story = countOnButton('three');

export const Dark: Story = { ...countOnButton('threeInTheDark'), globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { ...countOnButton('threeToTheLeft'), globals: { locale: 'ar' } };
