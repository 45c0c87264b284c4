import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Paper } from './Paper';

const meta = {
  title: 'Components/Paper',
  component: Paper,
  args: { children: <p>Twelve lamps, to be paid by the end of the month.</p> },
} satisfies Meta<typeof Paper>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is printed stands there a second time, out of sight. */
export const OnTheDesk: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Twelve lamps/)).toBeVisible();
  },
};

/** Paper is white in a dark page, too. */
export const Dark: Story = { globals: { scheme: 'defaultDark' } };
