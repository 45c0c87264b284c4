import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LabelsDialog } from './LabelsDialog';

const sampleLabels = [
  { id: 'l1', name: 'Family' },
  { id: 'l2', name: 'Work' },
];

const meta = {
  title: 'Shell/Labels dialog',
  component: LabelsDialog,
  args: { open: true, onClose: fn(), labels: sampleLabels, onAdd: fn(), onRename: fn(), onRemove: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
} satisfies Meta<typeof LabelsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Labels: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'New label' }), 'Travel{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('Travel');
    await userEvent.click(screen.getByRole('button', { name: 'Remove the label Work' }));
    await expect(args.onRemove).toHaveBeenCalledWith(sampleLabels[1]);
  },
};

/** Two labels of one name could not be told apart; capital letters and accents make no difference. */
export const NameTaken: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'New label' }), 'fámily{Enter}');
    await waitFor(() => expect(screen.getByText('There is a label of that name already.')).toBeVisible());
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const NoLabels: Story = { args: { labels: [] } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
