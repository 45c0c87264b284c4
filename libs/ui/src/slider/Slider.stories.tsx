import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Slider } from '.';
import type { SliderProps } from '.';

/** Holds the number. */
const Held = ({ value: first, onChange, ...props }: SliderProps) => {
  const [value, setValue] = useState(first);
  return (
    <Slider
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Components/Slider',
  tags: ['!autodocs'],
  component: Held,
  args: {
    label: 'Font size',
    value: 1,
    minValue: 0.7,
    maxValue: 1.3,
    step: 0.1,
    format: { style: 'percent' },
    onChange: fn(),
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Percent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('slider', { name: 'Font size' })).toHaveValue('1.1');
    await expect(args.onChange).toHaveBeenCalledWith(1.1);
  },
};

export const Pixels: Story = {
  args: { label: 'Width', value: 1120, minValue: 600, maxValue: 2400, step: 10, format: { style: 'decimal' } },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { label: 'حجم الخط' }, globals: { locale: 'ar' } };
