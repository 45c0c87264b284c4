import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ToggleGroup } from '.';
import type { ToggleGroupProps } from '.';

/** Holds what is on. */
const Held = ({ value: first, onChange, ...props }: ToggleGroupProps) => {
  const [value, setValue] = useState(first);
  return (
    <ToggleGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

const daysIn = (locale: string) =>
  ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].map((id, day) => {
    const name = (weekday: 'long' | 'short') =>
      new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 10, 23 + day)));
    return { id, text: name('short'), label: name('long') };
  });

const meta = {
  title: 'Components/ToggleGroup',
  tags: ['!autodocs'],
  component: Held,
  args: { label: 'On', options: daysIn('en'), value: ['MO', 'TH'], onChange: fn() },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tab comes to it once; arrows lead on, and the space bar turns one on or off. */
export const Weekdays: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'On' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Monday' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('button', { name: 'Tuesday' })).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(['MO', 'TU', 'TH']);
    await userEvent.click(canvas.getByRole('button', { name: 'Monday' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['TU', 'TH']);
  },
};

/** One that stays on. */
export const Fixed: Story = {
  args: { options: daysIn('en').map((day) => ({ ...day, isFixed: day.id === 'MO' })) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Monday' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Thursday' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['MO']);
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { label: 'في الأيام', options: daysIn('ar') },
  globals: { locale: 'ar', viewport: { value: 'phone' } },
};
