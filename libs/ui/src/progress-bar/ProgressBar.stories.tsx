import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar, TopProgress } from '.';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  subcomponents: { TopProgress },
  args: { label: 'Course progress', value: 3, max: 7, valueText: '3 of 7 steps' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Determinate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Course progress' })).toHaveAttribute('aria-valuenow', '3');
  },
};

export const Done: Story = { args: { value: 7, tone: 'success' } };

/** More than everything is everything. */
export const OutOfRange: Story = {
  args: { value: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '7');
  },
};

/** The thin bar while a page is on its way; here without its delay. */
export const Top: Story = {
  render: () => (
    <div style={{ position: 'relative', blockSize: '8rem' }}>
      <TopProgress active label="The page is being loaded" delay={0} edge="container" />
    </div>
  ),
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { label: 'تقدّم الدورة', valueText: '٣ من ٧' }, globals: { locale: 'ar' } };
