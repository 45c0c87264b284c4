import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeStage } from './testing/HomeStage';

const meta = {
  title: 'Apps/Home',
  component: HomeStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof HomeStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It leads to what the user may open, and to nothing else. */
export const Ways: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Mail/ })).toHaveAttribute('href', '/apps/mail');
    await expect(canvas.queryByRole('link', { name: /^Scrumboard/ })).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
