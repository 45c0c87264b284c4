import { StaticI18nProvider } from '@ezone/i18n/testing';
import { fakeLiveSocket } from '@ezone/shell/session/live/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardStage } from './testing/DashboardStage';
import type { DashboardStageProps } from './testing/DashboardStage';
import { fakeChat } from './testing/fakeChat';
import { at, chatOf, createTodayServer, eventOf, mailOf, sampleToday, todoOf } from './testing/todayServer';

const show = (server = createTodayServer(), props: Omit<DashboardStageProps, 'server'> = {}) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <DashboardStage server={() => server} {...props} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
const card = (name: string) => within(screen.getByRole('region', { name }));
/** The rows of a card, each with all that it says. */
const rows = async (name: string) =>
  (await card(name).findAllByRole('listitem')).map(({ textContent }) => textContent.replace(/\s+/g, ' '));

it('greets, and shows what today brings', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Abbott Keitch' })).toBeVisible();
  expect(await rows('Unread mails')).toEqual([
    expect.stringMatching(/Hugo Martin.*The March invoice.*12:01 AM/),
    expect.stringContaining('Ines Aguirre'),
    expect.stringContaining('Marta Kowalska'),
    expect.stringContaining('Yusuf Demir'),
  ]);
  expect(card('Unread mails').getByText('5')).toBeVisible();
  expect(card('Unread mails').getByText('and 1 more')).toBeVisible();
  expect(await rows('Next events')).toEqual([
    expect.stringContaining('InventoryToday, all day'),
    expect.stringMatching(/Review with the sales deskTomorrow, 10:00.–.11:30.AM/),
    expect.stringMatching(/Fair in the old harbour.*, all day/),
    expect.stringMatching(/Piano lesson.*, 4:30.–.5:15.PM/),
  ]);
  expect(await rows('To do today')).toEqual([
    expect.stringMatching(/^Find out why sessions end early.*Overdue$/),
    'Answer the questions on the invoice exportToday',
  ]);
  expect(card('To do today').getByText('2')).toBeVisible();
  expect(await rows('Recent notes')).toEqual([
    expect.stringContaining('Weekend in the hillsTake the early train.'),
    expect.stringContaining('Groceries1 of 3 done'),
    expect.stringContaining('Songs to work to: nothing with words before noon'),
  ]);
});

it('shows who has written in the chat, the latest first, and opens the chat with them', async () => {
  show();
  expect(await rows('Unread chats')).toEqual([
    expect.stringMatching(/^MTMei Tanaka4 unread messages12:01 AM$/),
    expect.stringMatching(/^EDElif Demir1 unread message/),
  ]);
  expect(card('Unread chats').getByText('5')).toBeVisible();
  await userEvent.click(card('Unread chats').getByRole('button', { name: /Elif Demir/ }));
  expect(await screen.findByText('Chat with p1')).toBeVisible();
});

it('opens the chat where somebody wants to see all of it', async () => {
  show();
  await rows('Unread chats');
  await userEvent.click(card('Unread chats').getByRole('button', { name: 'Chat' }));
  expect(await screen.findByText('All chats')).toBeVisible();
});

it('follows what is written in the chat, and what is read there', async () => {
  const server = createTodayServer();
  const chat = fakeChat();
  show(server, { chat });
  await rows('Unread chats');
  act(() => chat.setUnread(5));
  expect(server.count('GET /api/chat/user')).toBe(1);
  server.data.chats = [
    chatOf('p2', 2, at(0, 0, 2)),
    ...server.data.chats.filter(({ contactId }) => contactId === 'p1'),
  ];
  act(() => chat.setUnread(3));
  expect(await card('Unread chats').findByText('Hugo Martin')).toBeVisible();
  expect(card('Unread chats').queryByText('Mei Tanaka')).toBeNull();
  server.data.chats = [];
  act(() => chat.setUnread(0));
  expect(await card('Unread chats').findByText('Nobody waits for you to read.')).toBeVisible();
});

it('follows what is written in the chat while it is being loaded', async () => {
  const server = createTodayServer({ ...sampleToday(), chats: [] });
  const release = server.hold('GET /api/chat/user');
  const chat = fakeChat();
  show(server, { chat });
  expect(await rows('Recent notes')).toHaveLength(3);
  act(() => chat.setUnread(2));
  server.data.chats = [chatOf('p2', 2, at(0, 0, 2))];
  release();
  expect(await card('Unread chats').findByText('Hugo Martin')).toBeVisible();
});

it('shows the boards that the user is a member of', async () => {
  show(createTodayServer(), { apps: ['/apps/scrumboard', '/apps/scrumboard/boards/:board/:name?'] });
  expect(await rows('Your boards')).toEqual(['Mobile App', 'Office move']);
  expect(card('Your boards').getByRole('link', { name: 'Mobile App' })).toHaveAttribute(
    'href',
    '/apps/scrumboard/boards/b1/mobile-app',
  );
  expect(card('Your boards').getByRole('link', { name: 'Office move' })).toHaveAttribute(
    'href',
    '/apps/scrumboard/boards/b2',
  );
  expect(card('Your boards').getByRole('link', { name: 'All boards' })).toHaveAttribute('href', '/apps/scrumboard');
});

it('leads to the apps that have a page, and to no other', async () => {
  show();
  expect(await card('Recent notes').findByRole('link', { name: /Groceries/ })).toHaveAttribute(
    'href',
    '/apps/notes?note=n2',
  );
  expect(card('Recent notes').getByRole('link', { name: 'All notes' })).toHaveAttribute('href', '/apps/notes');
  await rows('Unread mails');
  for (const name of ['Unread mails', 'Next events', 'To do today'])
    expect(card(name).queryByRole('link')).not.toBeInTheDocument();
});

it('leads to a mail once there is a page of mails', async () => {
  show(createTodayServer(), { apps: ['/apps/mail', '/apps/mail/:folder/:mail?'] });
  const mail = await card('Unread mails').findByRole('link', { name: /Hugo Martin/ });
  expect(mail).toHaveAttribute('href', '/apps/mail/inbox/m1');
});

it('asks for bounded parts of the lists that grow with the years', async () => {
  const server = createTodayServer();
  show(server);
  await rows('Recent notes');
  expect(server.calls.map(({ request }) => request.query)).toEqual([
    { filterHandle: 'dueDate', limit: 500 },
    { start: at(0, 0), end: at(7, 0), limit: 200 },
    { folderHandle: 'inbox', limit: 50 },
    // The people of the chat, its chats, and the user's boards.
    ...[{}, {}, {}],
    { limit: 20 },
  ]);
});

it('says of how many mails it knows where there are more', async () => {
  const mails = Array.from({ length: 50 }, (_, index) => mailOf(`m${String(index)}`, 'Ada', { read: index > 2 }));
  show(createTodayServer({ ...sampleToday(), mails }));
  expect(await card('Unread mails').findByText('3 of the newest 50')).toBeVisible();
});

it('says what is not there', async () => {
  show(createTodayServer({ mails: [], events: [], todos: [], notes: [], boards: [], people: [], chats: [] }));
  expect(await screen.findByText('Nothing new in your inbox.')).toBeVisible();
  expect(screen.getByText('Nothing is planned for the next 7 days.')).toBeVisible();
  expect(screen.getByText('Nothing is due today.')).toBeVisible();
  expect(screen.getByText('Nobody waits for you to read.')).toBeVisible();
  expect(screen.getByText('You are not a member of any board.')).toBeVisible();
  expect(screen.getByText('What you write down in notes is shown here.')).toBeVisible();
});

it('says in one card what could not be loaded, and tries again', async () => {
  const server = createTodayServer();
  server.fail('GET /api/todo-app/todos', 403);
  show(server);
  const todos = card('To do today');
  expect(await todos.findByRole('alert')).toHaveTextContent('Your todos could not be loaded.');
  expect(await rows('Next events')).toHaveLength(4);
  server.mend('GET /api/todo-app/todos');
  await userEvent.click(todos.getByRole('button', { name: 'Try again' }));
  expect(await rows('To do today')).toHaveLength(2);
});

it('ticks a todo off at once, and takes that back', async () => {
  const server = createTodayServer();
  show(server);
  await rows('To do today');
  const release = server.hold('POST /api/todo-app/update-todo');
  const todos = card('To do today');
  await userEvent.click(todos.getByRole('button', { name: 'Done: Find out why sessions end early' }));
  expect(await rows('To do today')).toEqual([expect.stringContaining('Answer the questions')]);
  release();
  await waitFor(() => expect(server.data.todos.filter(({ completed }) => completed)).toHaveLength(2));
  // Once as it was drawn at first, once as the server says it is now.
  await waitFor(() => expect(server.count('GET /api/todo-app/todos')).toBe(2));
  expect(await rows('To do today')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await rows('To do today')).toHaveLength(2);
  await waitFor(() => expect(server.data.todos.filter(({ completed }) => completed)).toHaveLength(1));
});

it('ticks one todo off by a double click, and leads the focus on', async () => {
  const server = createTodayServer();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  show(server);
  await rows('To do today');
  const todos = card('To do today');
  const finish = (title: string) => todos.getByRole('button', { name: `Done: ${title}` });
  await userEvent.click(finish('Find out why sessions end early'));
  const next = finish('Answer the questions on the invoice export');
  expect(next).toHaveFocus();
  await userEvent.click(next);
  expect(next).toBeInTheDocument();
  clock.mockReturnValue(11_000);
  await userEvent.click(next);
  expect(await todos.findByText('Nothing is due today.')).toBeVisible();
  expect(todos.getByRole('heading', { name: 'To do today' })).toHaveFocus();
  clock.mockRestore();
});

it('says when a todo that repeats comes back', async () => {
  const repeat = { every: 'day', day: null } as const;
  const server = createTodayServer({ ...sampleToday(), todos: [todoOf('Water', at(0, 9), { repeat })] });
  show(server);
  await userEvent.click(await screen.findByRole('button', { name: 'Done: Water' }));
  expect(await screen.findByText('Done. It comes back: tomorrow.')).toBeVisible();
  expect(await screen.findByText('Nothing is due today.')).toBeVisible();
  await waitFor(() => expect(server.data.todos[0]?.dueDate).toBe(at(1, 9)));
});

it('follows what is changed elsewhere', async () => {
  const server = createTodayServer();
  const live = fakeLiveSocket({ userId: 'u1' });
  show(server, { live });
  await rows('Recent notes');
  await rows('To do today');
  const asked = server.count('GET /api/calendar-app/events');
  server.data.events = [eventOf('Dentist', at(1, 8))];
  live.tell('records:changed', { list: 'calendar-app/events', ids: ['Dentist'], by: 'u1' });
  expect(await card('Next events').findByText('Dentist')).toBeVisible();
  expect(server.count('GET /api/calendar-app/events')).toBe(asked + 1);
  expect(server.count('GET /api/notes-app/notes')).toBe(1);
  server.data.todos = [todoOf('Call back', at(0, 10))];
  live.tell('records:changed', { list: 'todo-app/todos', ids: [], by: 'u1' });
  expect(await card('To do today').findByText('Call back')).toBeVisible();
});
