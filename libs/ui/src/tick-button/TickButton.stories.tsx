import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TickButton } from '.';

const meta = {
  title: 'Components/TickButton',
  component: TickButton,
  args: { label: 'Done: Water the plants', isDone: false, onPress: fn() },
} satisfies Meta<typeof TickButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Done: Water the plants' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Done: Story = { args: { label: 'Not done: Water the plants', isDone: true } };

export const Dark: Story = { ...Done, globals: { scheme: 'defaultDark' } };
