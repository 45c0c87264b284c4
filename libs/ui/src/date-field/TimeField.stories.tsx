import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TimeField } from '.';
import type { TimeFieldProps } from '.';

/** Holds the time, as a form would. */
function Kept({ value, onChange, ...field }: TimeFieldProps) {
  const [time, setTime] = useState(value);
  return (
    <TimeField
      {...field}
      value={time}
      onChange={(next) => {
        setTime(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/TimeField',
  component: Kept,
  args: { label: 'Time', value: '17:30', onChange: fn() },
} satisfies Meta<typeof Kept>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Twelve hours in American English; what is called with has twenty-four. */
export const Afternoon: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('18:30');
    await userEvent.keyboard('9');
    await userEvent.keyboard('05');
    await expect(args.onChange).toHaveBeenLastCalledWith('21:05');
  },
};

export const Empty: Story = { args: { value: null } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

/** Hours and minutes are written from left to right here, too. */
export const RightToLeft: Story = { args: { label: 'الوقت' }, globals: { locale: 'ar' } };
