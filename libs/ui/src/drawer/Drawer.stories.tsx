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

/** In a page the frame of a story must not take the focus, so it opens when its button is pressed. */
const press: NonNullable<Story['play']> = async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: args.title }));
  await expect(await screen.findByRole('dialog', { name: args.title })).toBeInTheDocument();
};

export const End: Story = { play: press };

export const Start: Story = { args: { side: 'start', width: 280 }, play: press };

export const WithFooter: Story = {
  args: { footer: <Button fullWidth>Dismiss all</Button>, width: 380 },
  play: press,
};

/** Never wider than nine tenths of the view. */
export const Phone: Story = { args: { width: 380 }, play: press, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { play: press, globals: { scheme: 'defaultDark' } };

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
  play: press,
  globals: { locale: 'ar' },
};
