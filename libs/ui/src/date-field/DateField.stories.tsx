import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DateField } from '.';
import type { DateFieldProps } from '.';

/** Holds the day, as a form would. */
function Kept({ value, onChange, ...field }: DateFieldProps) {
  const [day, setDay] = useState(value);
  return (
    <DateField
      {...field}
      value={day}
      onChange={(next) => {
        setDay(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/DateField',
  tags: ['!autodocs'],
  component: Kept,
  args: { label: 'Published', value: '2026-11-22', onChange: fn() },
} satisfies Meta<typeof Kept>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
  },
};

export const FromTheCalendar: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: /November 5, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05');
  },
};

/** A birthday whose year is not known: it can be written, and taken away again. */
export const WithoutYear: Story = {
  args: { label: 'Birthday', value: '1604-03-09', noYear: 1604 },
  play: async ({ args, canvas }) => {
    const year = canvas.getByRole('spinbutton', { name: /year/ });
    await expect(year).toHaveTextContent('yyyy');
    // The calendar opens in this year, not in the one that stands for none.
    await userEvent.click(canvas.getByRole('button'));
    await expect(
      await screen.findByRole('heading', { name: `March ${String(new Date().getFullYear())}` }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(year);
    await userEvent.keyboard('1988');
    await expect(args.onChange).toHaveBeenLastCalledWith('1988-03-09');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1604-03-09');
    await expect(year).toHaveTextContent('yyyy');
    // Counting begins with this year, not with the one that stands for none.
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(`${String(new Date().getFullYear())}-03-09`);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Empty: Story = { args: { value: null } };

export const WithDescription: Story = { args: { description: 'The first day in the shops.' } };

export const Invalid: Story = {
  args: { error: 'A book is published after it is written.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A book is published after it is written.')).toBeVisible();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Dark: Story = { args: { ...Invalid.args }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { label: 'تاريخ النشر' }, globals: { locale: 'ar' } };
