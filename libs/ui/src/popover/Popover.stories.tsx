import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useRef, useState } from 'react';
import { AnchoredPopover, Popover } from '.';
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
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  tags: ['!autodocs'],
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

/** Beside something that was chosen, and that is no button. */
export const Anchored: Story = {
  render: function Anchored() {
    const place = useRef<HTMLParagraphElement>(null);
    const [anchor, setAnchor] = useState<DOMRect | null>(null);
    return (
      <>
        <p ref={place} style={{ inlineSize: '12rem' }}>
          Monday, 9:00
        </p>
        <Button onPress={() => setAnchor(place.current?.getBoundingClientRect() ?? null)}>Choose</Button>
        {anchor && (
          <AnchoredPopover anchor={anchor} label="New event" width={280} onClose={() => setAnchor(null)}>
            <p>Monday, 9:00 to 10:00</p>
          </AnchoredPopover>
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    const chosen = canvas.getByText('Monday, 9:00').getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    const popover = await screen.findByRole('dialog', { name: 'New event' });
    const { left } = popover.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(chosen.right);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** What holds the button cuts off what is larger than itself; the popover stands outside of it. */
export const FromAClippedBox: Story = {
  decorators: [
    (Button) => (
      <div data-box style={{ inlineSize: '16rem', overflow: 'hidden' }}>
        <Button />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reminder' }));
    const popover = await screen.findByRole('dialog', { name: 'Reminder' });
    const box = canvasElement.querySelector('[data-box]') as HTMLElement;
    await expect(box).not.toContainElement(popover);
    await waitFor(() => expect(popover.offsetWidth).toBeGreaterThan(box.offsetWidth));
    await waitFor(() => expect(popover).toBeVisible());
  },
};
