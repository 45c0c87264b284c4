import type { CalendarOptions } from '@fullcalendar/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { leftToRightPart } from '../testing/leftToRightPart';
import { EventCalendar } from './EventCalendar';

const DAY = '2026-11-25';

const options: CalendarOptions = {
  initialView: 'timeGridWeek',
  initialDate: DAY,
  now: `${DAY}T10:20:00`,
  scrollTime: '08:00:00',
  events: [
    { id: 'review', title: 'Review', start: `${DAY}T09:00:00`, end: `${DAY}T10:30:00` },
    { id: 'short', title: 'A short one', start: `${DAY}T11:00:00`, end: `${DAY}T11:15:00` },
    { id: 'choir', title: 'Choir', start: `${DAY}T18:00:00`, end: `${DAY}T19:30:00`, className: 'cal-repeats' },
    { id: 'fair', title: 'Book fair', start: '2026-11-23', end: '2026-11-26', allDay: true },
    { id: 'train', title: 'Train to the coast', start: '2026-11-28T07:40:00', end: '2026-11-28T12:00:00' },
  ],
};

type Args = ComponentProps<typeof EventCalendar> & { onOpen: (id: string) => void };

const meta = {
  title: 'Components/Event calendar',
  component: EventCalendar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  args: { label: 'November 2026', options, onOpen: fn() },
  render: ({ onOpen, options: shown, ...args }) => (
    <div style={{ display: 'flex', blockSize: '60rem' }}>
      <EventCalendar
        {...args}
        options={{
          ...shown,
          eventClick: ({ event }) => {
            onOpen(event.id);
          },
        }}
      />
    </div>
  ),
  tags: ['!autodocs'],
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Events are buttons: Tab comes to them, Enter opens one. */
export const Week: Story = {
  play: async ({ args, canvas }) => {
    (await canvas.findByRole('button', { name: /Review/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('review');
  },
};

export const Month: Story = { args: { options: { ...options, initialView: 'dayGridMonth', navLinks: true } } };

const birthdayOf = (id: string, name: string, day: string) => ({
  ...{ id, allDay: true, start: `2026-11-${day}`, className: 'cal-birthday' },
  title: `\u2068${name}\u2069’s birthday`,
});

/** A line is cut at its end. Where its name runs the other way, what follows that is in sight with two letters or not at all. */
export const LongNames: Story = {
  args: {
    options: {
      ...options,
      initialView: 'dayGridMonth',
      events: [birthdayOf('latin', 'Tobias Lindqvist', '02'), birthdayOf('arabic', 'محمد عبد الرحمن', '03')],
    },
  },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: '84rem' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const latin = (await canvas.findByText('Tobias Lindqvist')).parentElement as HTMLElement;
    await expect(getComputedStyle(latin)).toMatchObject({ display: 'block', textOverflow: 'ellipsis' });
    const arabic = canvas.getByText('محمد عبد الرحمن');
    const rest = arabic.nextElementSibling as HTMLElement;
    const words = rest.firstElementChild as HTMLElement;
    const isBelow = words.getBoundingClientRect().top >= rest.getBoundingClientRect().bottom - 1;
    const size = Number.parseFloat(getComputedStyle(words).fontSize);
    await expect(isBelow || words.getBoundingClientRect().width >= 2 * size - 1).toBe(true);
  },
};

export const Day: Story = { args: { options: { ...options, initialView: 'timeGridDay' } } };

export const Agenda: Story = { args: { options: { ...options, initialView: 'listWeek' } } };

/** What is over is told from what is to come by the clock of the machine. */
const today = new Date().toLocaleDateString('sv');

/** The days that are over are dimmed. A time is on one line, however narrow the page is. */
export const NarrowAgenda: Story = {
  args: {
    options: {
      ...options,
      now: undefined,
      initialDate: today,
      initialView: 'listDay',
      events: [
        {
          id: 'breakfast',
          title: 'Breakfast with the neighbours',
          start: `${today}T00:00:00`,
          end: `${today}T00:01:00`,
        },
        { id: 'lunch', title: 'Lunch with everybody', start: `${today}T23:58:00`, end: `${today}T23:59:00` },
      ],
      eventTimeFormat: () => '10:30 AM – 12:00 PM',
    },
  },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: '36rem' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const over = await canvas.findByText('Breakfast with the neighbours');
    await expect(getComputedStyle(over).color).not.toBe(
      getComputedStyle(canvas.getByText('Lunch with everybody')).color,
    );
    for (const time of canvas.getAllByText('10:30 AM – 12:00 PM')) {
      const text = document.createRange();
      text.selectNodeContents(time);
      await expect(new Set(Array.from(text.getClientRects(), ({ top }) => Math.round(top))).size).toBe(1);
    }
  },
};

/** In a day there is room for four at once: each is in sight, and none lies on another. */
export const FourAtOnce: Story = {
  args: {
    options: {
      ...options,
      initialView: 'timeGridDay',
      events: ['North', 'East', 'South', 'West'].map((title) => ({
        ...{ id: title, title, start: `${DAY}T10:00:00`, end: `${DAY}T11:00:00` },
      })),
    },
  },
  play: async ({ canvas }) => {
    const events = await canvas.findAllByRole('button', { name: /North|East|South|West/ });
    await expect(events).toHaveLength(4);
    const boxes = events.map((event) => event.getBoundingClientRect()).toSorted((one, other) => one.left - other.left);
    for (const [at, box] of boxes.entries()) {
      await expect(box.left).toBeGreaterThanOrEqual((boxes[at - 1]?.right ?? 0) - 1);
    }
  },
};

export const Empty: Story = {
  args: { options: { ...options, initialView: 'listWeek', events: [], noEventsText: 'Nothing on these days.' } },
};

export const RightToLeft: Story = { ...Month, globals: { locale: 'ar' } };

/** English in an Arabic page: the week runs to the right. */
export const LeftToRightPart: Story = {
  ...Month,
  decorators: [leftToRightPart],
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('columnheader');
    await expect(second?.getBoundingClientRect().x).toBeGreaterThan(first?.getBoundingClientRect().x ?? NaN);
  },
  globals: { locale: 'ar' },
};
