import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, MessageSquare, PackageCheck, ShoppingCart, TriangleAlert, Truck } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Timeline, TimelineEvent } from '.';

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  subcomponents: { TimelineEvent },
  args: {
    label: 'What happened to the order',
    children: (
      <>
        <TimelineEvent tone="success" time="Today, 9:41" dateTime="2026-03-12T09:41:00Z">
          Delivered
        </TimelineEvent>
        <TimelineEvent tone="info" time="Yesterday, 16:05, by Layla Haddad" dateTime="2026-03-11T16:05:00Z">
          Sent
          <p>By courier, in two boxes.</p>
        </TimelineEvent>
        <TimelineEvent time="March 10, 11:20" dateTime="2026-03-10T11:20:00Z">
          Ordered
        </TimelineEvent>
      </>
    ),
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Dots: Story = {
  play: async ({ canvas }) => {
    const events = within(canvas.getByRole('list', { name: 'What happened to the order' })).getAllByRole('listitem');
    await expect(events.map((event) => event.querySelector('time')?.dateTime)).toEqual([
      '2026-03-12T09:41:00Z',
      '2026-03-11T16:05:00Z',
      '2026-03-10T11:20:00Z',
    ]);
  },
};

/** An icon says what kind of event it was, and a name of its own where the words do not say that. */
export const Icons: Story = {
  args: {
    children: (
      <>
        <TimelineEvent tone="success" icon={<PackageCheck />} time="Today, 9:41" dateTime="2026-03-12T09:41:00Z">
          Delivered
        </TimelineEvent>
        <TimelineEvent tone="info" icon={<Truck />} time="Yesterday, 16:05" dateTime="2026-03-11T16:05:00Z">
          Sent
        </TimelineEvent>
        <TimelineEvent
          icon={<MessageSquare role="img" aria-label="Comment" />}
          time="Yesterday, 10:12, by Layla Haddad"
          dateTime="2026-03-11T10:12:00Z"
        >
          The customer asks for a gift box, with a card that says from whom it is, and would like to know by the evening
          whether that is possible.
        </TimelineEvent>
        <TimelineEvent tone="error" icon={<TriangleAlert />} time="March 10, 11:24" dateTime="2026-03-10T11:24:00Z">
          The payment was refused
        </TimelineEvent>
        <TimelineEvent tone="primary" icon={<CreditCard />} time="March 10, 11:20" dateTime="2026-03-10T11:20:00Z">
          Waiting for the payment
        </TimelineEvent>
        <TimelineEvent icon={<ShoppingCart />} time="March 10, 11:20" dateTime="2026-03-10T11:20:00Z">
          Ordered
        </TimelineEvent>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Comment');
  },
};

/** One event alone has no line. */
export const One: Story = {
  args: {
    children: (
      <TimelineEvent time="March 10, 11:20" dateTime="2026-03-10T11:20:00Z">
        Ordered
      </TimelineEvent>
    ),
  },
};

export const Dark: Story = { ...Icons, play: undefined, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    label: 'ما حدث للطلب',
    children: (
      <>
        <TimelineEvent tone="success" icon={<PackageCheck />} time="اليوم 9:41" dateTime="2026-03-12T09:41:00Z">
          تم التسليم
        </TimelineEvent>
        <TimelineEvent tone="info" time="أمس 16:05" dateTime="2026-03-11T16:05:00Z">
          أُرسل
        </TimelineEvent>
        <TimelineEvent time="10 مارس 11:20" dateTime="2026-03-10T11:20:00Z">
          طُلب
        </TimelineEvent>
      </>
    ),
  },
  globals: { locale: 'ar' },
};
