import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EmojiPicker } from '.';

const meta = {
  title: 'Components/EmojiPicker',
  component: EmojiPicker,
  args: {
    groups: [
      {
        id: 'smileys',
        label: 'Smileys',
        emoji: [
          { emoji: '😀', name: 'grinning face', words: 'happy|smile' },
          { emoji: '😉', name: 'winking face', words: 'flirt|joke' },
          { emoji: '😢', name: 'crying face', words: 'sad|tear' },
        ],
      },
      {
        id: 'food',
        label: 'Food',
        emoji: [
          { emoji: '🍇', name: 'grapes', words: 'fruit' },
          { emoji: '🍋', name: 'lemon', words: 'citrus|fruit' },
        ],
      },
    ],
    onPick: fn(),
    words: { search: 'Search emoji', groups: 'Groups of emoji', none: 'No emoji found.' },
  },
} satisfies Meta<typeof EmojiPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Food' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'lemon' }));
    await expect(args.onPick).toHaveBeenCalledWith('🍋');
  },
};

export const Searched: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search emoji' }), 'sad');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'crying face' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('😢');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search emoji' }), 'submarine');
    await waitFor(() => expect(canvas.getByText('No emoji found.')).toBeVisible());
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
