import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '.';
import { Button } from '../button';
import { TextField } from '../text-field';

/** A page with a button that opens the dialog, as in use. */
const Page = ({ open: startsOpen, onClose, ...dialog }: ComponentProps<typeof Dialog>) => {
  const [open, setOpen] = useState(startsOpen);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true);
        }}
      >
        Edit labels
      </Button>
      <Dialog {...dialog} open={open} onClose={close} />
    </>
  );
};

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  render: (args) => <Page {...args} />,
  args: {
    open: true,
    onClose: fn(),
    title: 'Edit labels',
    closeLabel: 'Close',
    children: <TextField label="New label" name="label" />,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '42rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened by a press; Escape closes it, and the focus is on the button again. */
export const OpensAndCloses: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Edit labels' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Edit labels' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Medium: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

/** The content scrolls, the title and the buttons stay. */
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, index) => <p key={index}>Paragraph {index + 1} of a long text.</p>),
  },
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Save' });
    const inView = () => {
      const { top, bottom } = save.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await waitFor(() => expect(inView()).toBe(true));
    screen.getByText('Paragraph 24 of a long text.').scrollIntoView();
    await expect(inView()).toBe(true);
  },
};

/** On a phone it fills the screen. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    title: 'تعديل التسميات',
    closeLabel: 'إغلاق',
    children: <TextField label="تسمية جديدة" name="label" />,
    actions: <Button variant="primary">حفظ</Button>,
  },
  globals: { locale: 'ar' },
};
