import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from '.';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { children: 'Pagination' },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pagination')).toBeVisible();
  },
};

export const Success: Story = { args: { tone: 'success' } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { children: 'نص' }, globals: { locale: 'ar' } };
