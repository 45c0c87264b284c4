import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { DemoStage } from '../testing/DemoStage';

const meta = {
  title: 'Pages/Pricing',
  component: DemoStage,
  args: { path: '/pages/pricing/style-1' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
} satisfies Meta<typeof DemoStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Plans side by side, paid by the month or by the year. */
export const Cards: Story = {
  play: async ({ canvas }) => {
    const team = within(canvas.getByRole('listitem', { name: 'Team' }));
    await expect(team.getByText('$20')).toBeVisible();
    await expect(team.getByText('$240 paid once a year')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(team.getByText('$24')).toBeVisible();
    await userEvent.click(team.getByRole('button', { name: 'Choose Team' }));
    await expect(await screen.findByText(/nothing was ordered/)).toBeVisible();
  },
};

/** What each plan has, line by line. */
export const Comparison: Story = { args: { path: '/pages/pricing/style-2' } };

/** Plans one below the other, and what is asked about them. */
export const WithQuestions: Story = {
  args: { path: '/pages/pricing/style-3' },
  play: async ({ canvas }) => {
    const question = canvas.getByRole('button', { name: 'Is tax part of the prices?' });
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { path: '/pages/pricing/style-2' }, globals: { locale: 'ar' } };

export const OnAPhone: Story = {
  args: { path: '/pages/pricing/style-2' },
  globals: { viewport: { value: 'phone' }, locale: 'tr' },
};
