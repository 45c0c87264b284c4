import { ToastProvider } from '@ezone/shell/notices/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { emptyContent } from '../model/note';
import { sampleLabels } from '../testing/notes';
import { QuickAdd } from './QuickAdd';

const meta = {
  title: 'Apps/Notes/Quick add',
  component: QuickAdd,
  // What is discarded can be taken back from a toast.
  decorators: (Story) => (
    <ToastProvider>
      <Story />
    </ToastProvider>
  ),
  args: {
    draft: null,
    onDraft: fn(),
    onAdd: fn(),
    labels: sampleLabels,
    onCreateLabel: fn(() => ({ id: 'l3', name: 'Travel', handle: '' })),
  },
} satisfies Meta<typeof QuickAdd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Writing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take a note …' }));
    await userEvent.keyboard('Call the plumber');
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ description: 'Call the plumber' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** Escape does not throw away what was written: it adds it. */
export const AddedByEscape: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take a note …' }));
    await userEvent.keyboard('Call the plumber{Escape}');
    await canvas.findByRole('button', { name: 'Take a note …' });
    await expect(args.onAdd).toHaveBeenCalledWith({ ...emptyContent, description: 'Call the plumber' });
  },
};

export const NewList: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New list' }));
    await userEvent.keyboard('Tent{Enter}Rope{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({
        checklist: [expect.objectContaining({ text: 'Tent' }), expect.objectContaining({ text: 'Rope' })],
      }),
    );
  },
};

/** What an earlier visit has left; it does not pull the focus to itself. */
export const Restored: Story = {
  args: { draft: { ...emptyContent, title: 'Plumber', description: 'Half a thou' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a thou');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).not.toHaveFocus();
  },
};

/** All of it stays; it is not added before it is short enough. */
export const TooLong: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take a note …' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }));
    await userEvent.paste('x'.repeat(5000));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('x'.repeat(5000));
    await expect(canvas.getByText(/5,000 of 200 characters/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { ...Writing, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Writing, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: Restored.args, globals: { locale: 'ar' } };
