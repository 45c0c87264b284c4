import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowLabel } from '.';

const meta = {
  title: 'Components/RowLabel',
  component: RowLabel,
  args: { children: 'Frontend', color: '#2e7d32' },
} satisfies Meta<typeof RowLabel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const Cut: Story = {
  args: { children: 'A label with a very long name' },
  play: async ({ canvas, args }) => {
    const name = canvas.getByText(args.children);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(name.parentElement).toHaveAttribute('title', args.children);
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { children: 'مهم' }, globals: { locale: 'ar' } };
