import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Autocomplete } from '.';

const meta = {
  title: 'Components/Autocomplete',
  component: Autocomplete,
  args: { children: 'Autocomplete' },
} satisfies Meta<typeof Autocomplete>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Autocomplete')).toBeVisible();
  },
};

export const Success: Story = { args: { tone: 'success' } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { children: 'نص' }, globals: { locale: 'ar' } };
