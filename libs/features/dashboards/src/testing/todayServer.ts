import type { AnswerOf } from '@ezone/api-client';
import { fakeApi } from '@ezone/api-client/testing';
import { sampleActivity, sampleRows, sampleWidgets } from './sampleNumbers';

/** What the server has of today. */
export type TodayData = {
  mails: AnswerOf<'listMails'>;
  events: AnswerOf<'listCalendarEvents'>;
  todos: AnswerOf<'listTodos'>;
  notes: AnswerOf<'listNotes'>;
  boards: AnswerOf<'listOwnBoards'>;
  people: AnswerOf<'listChatContacts'>;
  chats: AnswerOf<'getChatUser'>['chatList'];
};

/** A moment by days from now and the time of day where the user is. */
export const at = (day: number, hours = 12, minutes = 0): string => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + day, hours, minutes).toISOString();
};

/** The first moment of a whole day, as the server has it: in UTC. */
export const wholeDay = (day: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + day)).toISOString();
};

/** A mail in the inbox that nobody has read; what is not given is empty. */
export const mailOf = (id: string, name: string, changes: Partial<TodayData['mails'][number]> = {}) => ({
  id,
  from: { name, avatar: null, email: `${id}@contacts.ezone.example` },
  ...{ to: [], subject: '', message: '', excerpt: '', time: at(0, 0, 1), attachments: [], labels: [], folder: 0 },
  ...{ read: false, starred: false, important: false, hasAttachments: false, draft: false, thread: id },
  ...changes,
});

/** An event of an hour, unless told otherwise. */
export const eventOf = (title: string, start: string, changes: Partial<TodayData['events'][number]> = {}) => ({
  id: title,
  title,
  allDay: false,
  start,
  end: new Date(Date.parse(start) + 3_600_000).toISOString(),
  extendedProps: { desc: '' },
  ...changes,
});

/** A todo that is not done. */
export const todoOf = (title: string, dueDate: string | null, changes: Partial<TodayData['todos'][number]> = {}) => ({
  ...{ id: title, title, notes: '', startDate: null, dueDate, labels: [], folder: 0 },
  ...{ completed: false, starred: false, important: false, deleted: false },
  ...changes,
});

/** A note; what is not given is empty. */
export const noteOf = (id: string, changes: Partial<TodayData['notes'][number]> = {}) => ({
  ...{ id, title: '', description: '', archive: false, image: null, reminder: null, checklist: [], labels: [] },
  time: at(-1),
  ...changes,
});

/** Somebody in the chat. */
export const personOf = (id: string, name: string, unread = 0): TodayData['people'][number] => ({
  ...{ id, name, unread },
  ...{ avatar: null, status: 'online', mood: '' },
});

/** A chat with somebody, written in at a moment. */
export const chatOf = (contactId: string, unread: number, lastMessageTime: string): TodayData['chats'][number] => ({
  ...{ chatId: `with ${contactId}`, contactId, unread, lastMessageTime },
  readMessageId: null,
});

const items = (...texts: string[]) =>
  texts.map((text, index) => ({ id: `${String(index)} ${text}`, text, checked: index === 0 }));

/** Something of everything, in the order of the server. */
export const sampleToday = (): TodayData => ({
  mails: [
    mailOf('m1', 'Hugo Martin', { subject: 'The March invoice' }),
    mailOf('m2', 'Ines Aguirre', { subject: 'Photographs for the catalogue', time: at(-1, 16) }),
    mailOf('m3', 'Karim Haddad', { subject: 'Read already', read: true, time: at(-1, 9) }),
    mailOf('m4', 'Marta Kowalska', { subject: 'Who opens the stand on Thursday?', time: at(-2, 11) }),
    mailOf('m5', 'Yusuf Demir', { subject: 'Lunch?', time: at(-2, 8) }),
    mailOf('m6', 'Anna Lindqvist', { subject: 'Second proof of the calendar', time: at(-3, 8) }),
  ],
  events: [
    eventOf('Piano lesson', at(5, 16, 30), { end: at(5, 17, 15) }),
    eventOf('Fair in the old harbour', wholeDay(3), { allDay: true, end: wholeDay(6) }),
    eventOf('Review with the sales desk', at(1, 10), { end: at(1, 11, 30) }),
    eventOf('Inventory', wholeDay(0), { allDay: true, end: wholeDay(1) }),
  ],
  todos: [
    todoOf('Write the release notes', at(4)),
    todoOf('Answer the questions on the invoice export', at(0, 0), { important: true }),
    todoOf('Order the paper', at(0, 9), { completed: true }),
    todoOf('Find out why sessions end early', at(-1, 16), { starred: true }),
    todoOf('Someday', null),
  ],
  notes: [
    noteOf('n1', { title: 'Weekend in the hills', description: 'Take the early train.\nThe hut opens at ten.' }),
    noteOf('n2', { title: 'Groceries', checklist: items('Bread', 'Olives', 'Lemons'), time: at(-2) }),
    noteOf('n3', { title: 'Office move', archive: true, time: at(-3) }),
    noteOf('n4', { description: 'Songs to work to: nothing with words before noon', time: at(-9) }),
  ],
  boards: [
    { id: 'b1', name: 'Mobile App', uri: 'mobile-app' },
    { id: 'b2', name: 'Office move', uri: '' },
  ],
  people: [personOf('p1', 'Elif Demir', 1), personOf('p2', 'Hugo Martin'), personOf('p3', 'Mei Tanaka', 4)],
  chats: [chatOf('p3', 4, at(0, 0, 1)), chatOf('p2', 0, at(-1)), chatOf('p1', 1, at(-2))],
});

/** A server with what it has of today, of which a spec may change what comes next. */
export const createTodayServer = (data: TodayData = sampleToday()) => ({
  data,
  ...fakeApi({
    'GET /api/mail-app/mails': () => data.mails,
    'GET /api/calendar-app/events': () => data.events,
    'GET /api/todo-app/todos': () => data.todos.filter(({ dueDate }) => dueDate !== null),
    'POST /api/todo-app/update-todo': ({ body: { todo } }) => {
      data.todos = data.todos.map((known) => (known.id === todo.id ? todo : known));
      return todo;
    },
    'GET /api/notes-app/notes': () => data.notes,
    'GET /api/scrumboard-app/own-boards': () => data.boards,
    'GET /api/chat/contacts': () => data.people,
    'GET /api/chat/user': () => ({ ...personOf('u1', 'Abbott Keitch'), chatList: data.chats }),
    'GET /api/analytics-dashboard-app/activity': sampleActivity,
    'GET /api/analytics-dashboard-app/activity-rows': sampleRows,
    'GET /api/analytics-dashboard-app/widgets': sampleWidgets,
  }),
});

/** A server that exists in a story or a spec only. */
export type TodayServer = ReturnType<typeof createTodayServer>;
