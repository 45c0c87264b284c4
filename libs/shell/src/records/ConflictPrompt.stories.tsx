import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConflictPrompt } from './ConflictPrompt';

const meta = {
  title: 'Shell/Records/Conflict prompt',
  component: ConflictPrompt,
  args: {
    fields: [
      { name: 'Title', mine: 'Weekend in the hills', theirs: 'Weekend by the sea' },
      { name: 'Note', mine: 'Take the early train.', theirs: 'Take the boat.\nIt leaves at nine.' },
    ],
    onKeep: fn(),
  },
} satisfies Meta<typeof ConflictPrompt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Title' })).toHaveTextContent('Weekend by the sea');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the saved one' }));
    await expect(args.onKeep).toHaveBeenCalledWith('theirs');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the unsaved one' }));
    await expect(args.onKeep).toHaveBeenCalledWith('mine');
  },
};

/** Only the sentence is told when it appears; a long text is cut until somebody asks for all of it. */
export const LongText: Story = {
  args: { fields: [{ name: 'Text', mine: 'A line that goes on. '.repeat(40) + 'The end.', theirs: 'Short' }] },
  play: async ({ canvas }) => {
    const told = canvas.getByRole('alert');
    await expect(told).not.toHaveTextContent('Short');
    await expect(told).not.toBeEmptyDOMElement();
    await expect(canvas.queryByText(/The end/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByText(/The end/)).toBeInTheDocument();
  },
};

export const Both: Story = {
  args: { canKeepBoth: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep both' }));
    await expect(args.onKeep).toHaveBeenCalledWith('both');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
