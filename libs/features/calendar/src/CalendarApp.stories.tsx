import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createCalendarServer, DAY, manyEvents } from './testing/calendarServer';
import { CalendarAt } from './testing/CalendarStage';

const meta = {
  title: 'Apps/Calendar/Page',
  component: CalendarAt,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof CalendarAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is changed in the dialog is in the calendar at once, and can be taken back. */
export const Week: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Review/ }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Retrospective{Enter}');
    await expect(await canvas.findByRole('button', { name: /Retrospective/ })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: /Review/ })).toBeVisible();
  },
};

/** Arrows choose a time, Shift extends it, Enter makes an event of it. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('group', { name: /Mar 1/ });
    grid.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect(await canvas.findByText(/Fri, Mar 6, 2026, 9:00 – 10:30/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Dentist{Enter}');
    await expect(await canvas.findByRole('button', { name: /Dentist/ })).toBeVisible();
  },
};

export const Month: Story = { args: { path: `/apps/calendar?view=month&date=${DAY}` } };

export const Day: Story = { args: { path: `/apps/calendar?view=day&date=${DAY}` } };

export const Agenda: Story = { args: { path: `/apps/calendar?view=agenda&date=${DAY}` } };

/** Birthdays of contacts are links to them. */
export const Birthdays: Story = {
  args: {
    server: () => createCalendarServer(undefined, [{ id: 'selma', name: 'Selma Aydın', birthday: '1988-03-05' }]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Selma Aydın ?’s birthday \(38\)/ })).toBeVisible();
  },
};

/** One of a series: which ones are meant is asked when it is saved. */
export const Series: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /Yoga/ });
    await userEvent.click(first as HTMLElement);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' outdoors{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'This event' }));
    await expect(await canvas.findByRole('button', { name: /Yoga outdoors/ })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /Yoga/ })).toHaveLength(2);
  },
};

export const Found: Story = {
  args: { path: `/apps/calendar?view=week&date=${DAY}&q=figures` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Review' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: '/apps/calendar?q=submarine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing holds “submarine”.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { path: `/apps/calendar?view=agenda&date=${DAY}`, server: () => createCalendarServer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events in these days.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    server: () => {
      const server = createCalendarServer();
      server.hold('GET /api/calendar-app/events');
      return server;
    },
  },
};

export const Failed: Story = {
  args: {
    server: () => {
      const server = createCalendarServer();
      server.fail('GET /api/calendar-app/events', 403);
      return server;
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const TenThousand: Story = {
  args: {
    path: `/apps/calendar?view=month&date=${DAY}`,
    server: () => createCalendarServer(manyEvents(10_000)),
  },
  play: async ({ canvas }) => {
    const [more] = await canvas.findAllByText(/^\+\d+ more$/, undefined, { timeout: 5000 });
    await expect(more).toBeVisible();
  },
};

export const Phone: Story = {
  args: { path: `/apps/calendar?date=${DAY}` },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
