import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Disclosure } from '.';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    title: 'Can I change my plan later?',
    children: <p>Yes, at any time. What you have paid is counted.</p>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter opens it, and closes it again. */
export const Closed: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Can I change my plan later?' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/at any time/)).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByText(/at any time/)).not.toBeVisible());
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const Dark: Story = { ...Open, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { title: 'هل يمكنني تغيير خطتي لاحقًا؟', children: <p>نعم، في أي وقت.</p>, defaultOpen: true },
  globals: { locale: 'ar' },
};
