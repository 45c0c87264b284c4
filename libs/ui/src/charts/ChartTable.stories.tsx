import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChartTable } from '.';

const meta = {
  title: 'Components/ChartTable',
  component: ChartTable,
  args: {
    label: 'Visits: data',
    head: ['Day', 'Visits', 'The week before'],
    rows: [
      ['Monday', '310', '290'],
      ['Tuesday', '342', '315'],
      ['Wednesday', '365', '350'],
    ],
  },
} satisfies Meta<typeof ChartTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** From the keyboard, too, one comes to what is behind a row. */
export const WithRowsBehind: Story = {
  args: { onPick: fn() },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: 'Tuesday' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(1);
  },
};

/** A cell is said otherwise than it is copied. */
export const Formatted: Story = {
  args: {
    rows: [['2026-03-02', 1310, null]],
    format: (cell, column) => (column === 0 ? '2 March' : cell === null ? 'nothing' : cell.toLocaleString('en')),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '2 March 1,310 nothing' })).toBeVisible();
  },
};

/** What does not fit is scrolled. */
export const Scrolled: Story = { args: { height: '8rem' } };
