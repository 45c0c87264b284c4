import { parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { MonthCalendar } from '.';
import { isMirrored } from '../testing/isMirrored';
import { leftToRightPart } from '../testing/leftToRightPart';

/** As wide as its days. */
const Sheet = styled.div`
  inline-size: fit-content;
`;

const meta = {
  title: 'Components/MonthCalendar',
  component: MonthCalendar,
  decorators: (Calendar) => (
    <Sheet>
      <Calendar />
    </Sheet>
  ),
  args: {
    'aria-label': 'Day of the reminder',
    defaultValue: parseDate('2026-11-22'),
    onChange: fn(),
    turnLabels: { previous: 'Previous month', next: 'Next month' },
  },
} satisfies Meta<typeof MonthCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The arrows lead from day to day, Enter chooses one. */
export const November: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /November 5, 2026/ }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(parseDate('2026-11-06'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('heading', { name: /December 2026/ })).toBeVisible();
  },
};

/** Days before the first that is offered cannot be chosen. */
export const FromTheTwentieth: Story = {
  args: { minValue: parseDate('2026-11-20'), weekdays: 'short' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /November 19, 2026/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

/** Days and arrows run to the left. */
export const RightToLeft: Story = {
  args: { 'aria-label': 'يوم التذكير', turnLabels: { previous: 'الشهر السابق', next: 'الشهر التالي' } },
  play: async ({ canvas }) => {
    await expect(isMirrored(canvas.getByRole('button', { name: 'الشهر التالي' }))).toBe(true);
  },
  globals: { locale: 'ar' },
};

/** English in an Arabic page: days and arrows run to the right. */
export const LeftToRightPart: Story = {
  decorators: [leftToRightPart],
  play: async ({ canvas }) => {
    await expect(isMirrored(canvas.getByRole('button', { name: 'Next month' }))).toBe(false);
  },
  globals: { locale: 'ar' },
};
