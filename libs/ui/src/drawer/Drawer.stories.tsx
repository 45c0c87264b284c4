import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Drawer } from '.';
import { Button } from '../button';
import { List, ListRow } from '../list';

/** A page with a button that toggles the drawer, as in use. */
const Page = ({ open: startsOpen, onClose, ...drawer }: ComponentProps<typeof Drawer>) => {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button
        aria-expanded={open}
        aria-controls="panel"
        onPress={() => {
          setOpen(!open);
        }}
      >
        {drawer.title}
      </Button>
      <Drawer
        {...drawer}
        id="panel"
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
};

const meta = {
  title: 'Components/Drawer',
  tags: ['!autodocs'],
  component: Drawer,
  render: (args) => <Page {...args} />,
  args: {
    open: false,
    onClose: fn(),
    title: 'Notifications',
    closeLabel: 'Close',
    children: (
      <List label="Notifications">
        <ListRow primary="Welcome to Ezone" secondary="Your notes are kept on your own server." meta="9:41" />
        <ListRow primary="Backup finished" secondary="12 notes, 3 labels" meta="8:02" />
      </List>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened by a press; Escape closes it, and the focus is on the button again. */
export const OpensAndCloses: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/* In a page these stand in frames, which must not take the focus of a reader: they are closed, and nothing is played in them. */

export const End: Story = {};

export const Start: Story = { args: { side: 'start', width: 280 } };

export const WithFooter: Story = { args: { footer: <Button fullWidth>Dismiss all</Button>, width: 380 } };

export const Open: Story = { args: { open: true } };

export const OpenAtStart: Story = { args: { ...Start.args, open: true } };

export const OpenWithFooter: Story = { args: { ...WithFooter.args, open: true } };

/** Never wider than nine tenths of the view. */
export const Phone: Story = { args: { open: true, width: 380 }, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

/** The end is on the other side, and so is the way to swipe it off. */
export const RightToLeft: Story = {
  args: {
    title: 'الإشعارات',
    closeLabel: 'إغلاق',
    children: (
      <List label="الإشعارات">
        <ListRow primary="مرحبًا بك في Ezone" secondary="تُحفظ ملاحظاتك على خادمك." meta="9:41" />
      </List>
    ),
  },
  globals: { locale: 'ar' },
};
