import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from '.';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete the label Family?',
    children: 'It is taken off 12 notes. The notes stay.',
    confirmLabel: 'Delete label',
    cancelLabel: 'Keep it',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Destructive: Story = {};

/** The safe answer has the focus: Enter does no harm. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete label' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Harmless: Story = {
  args: {
    tone: 'primary',
    title: 'Publish the course?',
    children: undefined,
    confirmLabel: 'Publish',
    cancelLabel: 'Not yet',
  },
};

export const Busy: Story = { args: { isPending: true } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    title: 'هل تريد حذف التسمية «العائلة»؟',
    children: 'ستُزال من ١٢ ملاحظة، وتبقى الملاحظات.',
    confirmLabel: 'حذف',
    cancelLabel: 'إبقاء',
  },
  globals: { locale: 'ar' },
};
