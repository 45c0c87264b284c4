import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Popover } from '.';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { Tooltip } from '../tooltip';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <Button>Reminder</Button>,
    label: 'Reminder',
    width: 280,
    children: (close) => (
      <>
        <p>Tomorrow at 9:00, in your time zone.</p>
        <br />
        <Button variant="primary" onPress={close}>
          Done
        </Button>
      </>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened by a press; the button inside closes it, and the focus returns. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Reminder' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Reminder' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** As it looks when it is open. */
export const Open: Story = {
  args: { open: true },
  parameters: { docs: { story: { inline: false, iframeHeight: 200 } } },
};

/** An icon alone says in a tooltip what it opens. */
export const WithTooltip: Story = {
  args: {
    trigger: (
      <Tooltip text="Remind me">
        <IconButton icon={<Bell />} label="Reminder" />
      </Tooltip>
    ),
  },
  play: Closed.play,
};

export const Dark: Story = { ...Open, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  ...Open,
  args: {
    trigger: <Button>تذكير</Button>,
    label: 'تذكير',
    open: true,
    children: () => <p>غدًا الساعة التاسعة صباحًا.</p>,
  },
  globals: { locale: 'ar' },
};
