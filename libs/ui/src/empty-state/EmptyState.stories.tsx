import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lightbulb, SearchX } from 'lucide-react';
import { EmptyState } from '.';
import { Button } from '../button';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { children: 'There are no notifications for now.' },
  tags: ['!autodocs'],
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LineOnly: Story = {};

export const FirstUse: Story = {
  args: {
    icon: <Lightbulb />,
    children: 'Notes keep what you would otherwise forget.',
    action: <Button variant="primary">Write a note</Button>,
  },
};

export const NoMatch: Story = {
  args: { icon: <SearchX />, children: 'No note has the label Family.', action: <Button>Clear the filter</Button> },
};

export const Dark: Story = { ...FirstUse, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    icon: <Lightbulb />,
    children: 'لا توجد ملاحظات بعد.',
    action: <Button variant="primary">اكتب ملاحظة</Button>,
  },
  globals: { locale: 'ar' },
};
