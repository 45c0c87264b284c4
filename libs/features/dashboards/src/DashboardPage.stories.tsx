import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DashboardStage } from './testing/DashboardStage';
import { at, createTodayServer, eventOf, sampleToday, todoOf } from './testing/todayServer';
import type { TodayServer } from './testing/todayServer';

const serverThat = (change: (server: TodayServer) => void) => () => {
  const server = createTodayServer();
  change(server);
  return server;
};

const calls = [
  'GET /api/mail-app/mails',
  'GET /api/calendar-app/events',
  'GET /api/todo-app/todos',
  'GET /api/notes-app/notes',
  'GET /api/chat/user',
  'GET /api/scrumboard-app/own-boards',
] as const;

const nothing = { mails: [], events: [], todos: [], notes: [], boards: [], people: [], chats: [] };

const meta = {
  title: 'Apps/Dashboards/Analytics',
  component: DashboardStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '80rem' } } },
} satisfies Meta<typeof DashboardStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Today: Story = {
  play: async ({ canvas }) => {
    const notes = canvas.getByRole('region', { name: 'Recent notes' });
    await expect(await within(notes).findByRole('link', { name: /Weekend in the hills/ })).toBeVisible();
    await expect(within(notes).getByRole('link', { name: 'All notes' })).toHaveAttribute('href', '/apps/notes');
  },
};

/** More than the cards have rows for. */
export const BusyDay: Story = {
  args: {
    server: () => {
      const hours = [0, 1, 2, 3, 4, 5];
      const events = hours.map((hour) => eventOf(`Meeting ${String(hour)}`, at(1, 9 + hour)));
      const todos = hours.map((hour) => todoOf(`Task ${String(hour)}`, at(-hour, 8)));
      return createTodayServer({ ...sampleToday(), events, todos });
    },
  },
};

/** Each app has a page, and each row leads there. */
export const WithAllApps: Story = {
  args: { apps: ['/apps/mail/:folder/:mail?', '/apps/mail', '/apps/calendar', '/apps/todo', '/apps/notes/*'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All mails' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { server: serverThat((server) => calls.forEach((call) => server.fail(call, 'never'))) },
};

export const NothingToDo: Story = {
  args: { server: () => createTodayServer(nothing) },
};

/** What cannot be loaded says so in its own card; the others are there. */
export const OneFailed: Story = {
  args: { server: serverThat((server) => server.failNext('GET /api/calendar-app/events', 403)) },
  play: async ({ canvas }) => {
    const events = canvas.getByRole('region', { name: 'Next events' });
    await userEvent.click(await within(events).findByRole('button', { name: 'Try again' }));
    await expect(await within(events).findByText('Review with the sales desk')).toBeVisible();
  },
};

export const AllFailed: Story = {
  args: { server: serverThat((server) => calls.forEach((call) => server.fail(call, 403))) },
};

/** A week and the week before it; each chart can be read as a table. */
export const Compared: Story = {
  args: { search: '?range=LW&compare=1' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View data: Visits by device' }));
    await expect(await canvas.findByRole('row', { name: 'Desktop 59.2% 60.1% -1.5%' })).toBeVisible();
  },
};

/** The numbers that could not be loaded say so on their card; all others are there. */
export const NumbersFailed: Story = {
  args: { server: serverThat((server) => server.fail('GET /api/analytics-dashboard-app/activity', 403)) },
  play: async ({ canvas }) => {
    const orders = await canvas.findByRole('region', { name: 'Orders by day' });
    await expect(await within(orders).findByRole('alert')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Spring prints/ })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Turkish: Story = { globals: { locale: 'tr' } };
