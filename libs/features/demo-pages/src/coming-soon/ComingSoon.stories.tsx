import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DemoStage } from '../testing/DemoStage';

const meta = {
  title: 'Pages/Coming soon and maintenance',
  component: DemoStage,
  args: { path: '/pages/coming-soon' },
  // The seconds pass in the picture, too.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '52rem' } } },
} satisfies Meta<typeof DemoStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is left passes in view; an address is looked at, and goes nowhere. */
export const ComingSoon: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nora@example.com{Enter}');
    await expect(await canvas.findByText(/this is a demo page: nothing was sent/)).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The same for a system that is closed. */
export const Maintenance: Story = { args: { path: '/pages/maintenance' } };
