import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChartTable } from '.';

const meta = {
  title: 'Components/Chart table',
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

/** What does not fit is scrolled. */
export const Scrolled: Story = { args: { height: '8rem' } };
