import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LabelPicker } from './LabelPicker';

const meta = {
  title: 'Shell/Label picker',
  component: LabelPicker,
  args: {
    labels: [
      { id: 'l1', name: 'Family' },
      { id: 'l2', name: 'Work' },
    ],
    chosen: ['l2'],
    max: 3,
    onChange: fn(),
    onCreate: fn((name: string) => ({ id: 'l3', name })),
  },
} satisfies Meta<typeof LabelPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Labels' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Family' }));
    await expect(args.onChange).toHaveBeenCalledWith(['l2', 'l1']);
  },
};

/** A new label is given at once. */
export const Creating: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Labels' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'New label' }), 'Travel{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Travel');
    await expect(args.onChange).toHaveBeenCalledWith(['l2', 'l3']);
  },
};

/** It has as many as it may have. */
export const Full: Story = {
  args: { max: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Labels' }));
    await expect(await screen.findByRole('checkbox', { name: 'Family' })).toBeDisabled();
  },
};
