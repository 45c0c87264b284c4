import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Countdown } from '.';
import type { CountdownUnit } from '.';

const day = 86_400_000;
const singular: Record<CountdownUnit, string> = { days: 'day', hours: 'hour', minutes: 'minute', seconds: 'second' };
const inArabic: Record<CountdownUnit, string> = { days: 'يوم', hours: 'ساعة', minutes: 'دقيقة', seconds: 'ثانية' };

const named = (unit: CountdownUnit, count: number) => (count === 1 ? singular[unit] : unit);

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  args: {
    to: Date.now() + 12.5 * day,
    label: 'It opens in twelve days',
    unitLabel: named,
    leftLabel: ({ days, hours, minutes }) =>
      `${String(days)} ${named('days', days)}, ${String(hours)} ${named('hours', hours)} and ${String(minutes)} ${named('minutes', minutes)} are left.`,
    formatNumber: (value, options) => new Intl.NumberFormat('en', options).format(value),
    arrived: 'It is there.',
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'It opens in twelve days' });
    await expect(timer).toHaveTextContent(/^12 days, .* are left\./);
    // Its figures change each second; a screen reader is not told of that.
    await expect(timer).not.toHaveAttribute('aria-live');
  },
};

/** The moment has come: figures of nothing, and one sentence that is said once. */
export const Arrived: Story = {
  args: { to: Date.now() - day, label: 'It opened yesterday' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It is there.');
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

/** The days stand where the line begins. */
export const RightToLeft: Story = {
  args: {
    label: 'يُفتتح بعد اثني عشر يومًا',
    unitLabel: (unit) => inArabic[unit],
    leftLabel: ({ days, hours, minutes }) =>
      `بقي ${String(days)} يوم و${String(hours)} ساعة و${String(minutes)} دقيقة.`,
    formatNumber: (value, options) => new Intl.NumberFormat('ar', options).format(value),
    arrived: 'لقد حان الوقت.',
  },
  globals: { locale: 'ar' },
};
