import type { AnswerOf } from '@ezone/api-client';
import { fakeApi } from '@ezone/api-client/testing';
import { createChatServer } from '@ezone/features/chat/testing';
import { at, mailOf, noteOf, sampleToday } from '@ezone/features/dashboards/testing';
import { notificationServer, people, sampleNotifications } from '@ezone/shell/chrome/layout/testing';

type NoteChanges = Parameters<typeof noteOf>[1];

const me = people.admin.uuid;

const checklist = (...texts: string[]) =>
  texts.map((text, index) => ({ id: String(index), text, checked: index % 2 === 1 }));

const notes = (
  [
    {
      title: 'Weekend in the hills',
      description: 'Take the early train. The hut opens at ten and the soup is gone by one.',
      image: '/demo/notes/hills.svg',
      labels: ['family'],
    },
    {
      title: 'Groceries',
      checklist: checklist('Oat milk', 'Lemons', 'Bread, the dark one', 'Olives'),
      labels: ['family'],
    },
    {
      title: 'Quarterly report',
      description:
        'Ask Marta for the figures of March before the draft goes out. The table of the branches comes first.',
      reminder: at(2, 9),
      labels: ['work'],
    },
    { description: '“Simple things should be simple, complex things should be possible.”' },
    { title: 'Harbour', image: '/demo/notes/harbour.svg', description: 'Photographs at low tide, before seven.' },
    { title: 'Office move', checklist: checklist('Boxes', 'Keys', 'New plates at the door'), labels: ['work'] },
    { title: 'Reading list', description: 'The Tidal Zone\nA Month in the Country\nThe Living Mountain' },
    { title: 'Dad’s birthday', description: 'The lemon cake, and no candles.', reminder: at(11, 10) },
  ] satisfies NoteChanges[]
).map((note: NoteChanges, index) => noteOf(`n${String(index)}`, { time: at(-index), ...note }));

const labels = [
  { id: 'family', name: 'Family', handle: 'family' },
  { id: 'work', name: 'Work', handle: 'work' },
];

const iconNames: readonly [name: string, codepoint: number, category: string][] = [
  ['address-book', 0xf2b9, 'business'],
  ['anchor', 0xf13d, 'maps'],
  ['bell', 0xf0f3, 'alert'],
  ['bicycle', 0xf206, 'automotive'],
  ['book', 0xf02d, 'education'],
  ['calendar', 0xf133, 'time'],
  ['camera', 0xf030, 'devices-hardware'],
  ['car', 0xf1b9, 'automotive'],
  ['cat', 0xf6be, 'animals'],
  ['clock', 0xf017, 'time'],
  ['cloud', 0xf0c2, 'weather'],
  ['compass', 0xf14e, 'maps'],
  ['dog', 0xf6d3, 'animals'],
  ['envelope', 0xf0e0, 'communication'],
  ['fish', 0xf578, 'animals'],
  ['flag', 0xf024, 'maps'],
  ['folder', 0xf07b, 'files'],
  ['gift', 0xf06b, 'shopping'],
  ['heart', 0xf004, 'shapes'],
  ['house', 0xf015, 'buildings'],
  ['key', 0xf084, 'security'],
  ['leaf', 0xf06c, 'nature'],
  ['moon', 0xf186, 'weather'],
  ['music', 0xf001, 'music-audio'],
  ['phone', 0xf095, 'communication'],
  ['plane', 0xf072, 'travel-hotel'],
  ['print', 0xf02f, 'business'],
  ['rocket', 0xf135, 'travel-hotel'],
  ['star', 0xf005, 'shapes'],
  ['sun', 0xf185, 'weather'],
  ['tag', 0xf02b, 'shopping'],
  ['tree', 0xf1bb, 'nature'],
  ['truck', 0xf0d1, 'automotive'],
  ['umbrella', 0xf0e9, 'weather'],
  ['user', 0xf007, 'business'],
  ['wrench', 0xf0ad, 'business'],
];

const icons: AnswerOf<'listIcons'> = iconNames.map(([name, codepoint, category]) => ({
  ...{ name, codepoint, version: 1, unsupported_families: ['regular', 'brands'] },
  ...{ categories: [category], tags: [], sizes_px: [16] },
}));

const team = [
  { id: me, name: people.admin.data.displayName, mood: '', status: 'online' },
  { id: 'ines', name: 'Ines Aguirre', mood: 'At the fair until Friday', status: 'online' },
  { id: 'hugo', name: 'Hugo Martin', mood: '', status: 'away' },
  { id: 'marta', name: 'Marta Kowalska', mood: 'Counting', status: 'do-not-disturb' },
  { id: 'yusuf', name: 'Yusuf Demir', mood: '', status: 'online' },
  { id: 'leila', name: 'ليلى حداد', mood: 'في اجتماع', status: 'online' },
] as const;

const said = [
  { from: 'ines', to: me, text: 'Are the posters for the stand back from the printers?', time: at(-1, 15) },
  { from: me, to: 'ines', text: 'They came this morning. The blue is right this time.', time: at(-1, 15, 4) },
  { from: 'ines', to: me, text: 'Wonderful! Can you bring two of them on Thursday?', time: at(0, 0, 1) },
  { from: me, to: 'ines', text: 'I will. And the lemon cake.', time: at(0, 0, 3) },
  { from: 'ines', to: me, text: 'See you at the harbour!', time: at(0, 0, 4) },
  { from: 'yusuf', to: me, text: 'Lunch at one?', time: at(0, 0, 5), isUnread: true },
];

/**
 * A server with a little of everything, and one for the chat, for the pages of one person.
 * @param isDemo whether it has demo accounts to sign in with
 */
export const createProductServer = (isDemo: boolean) => {
  const chatServer = createChatServer({ people: team, said });
  const chat = chatServer.apiOf(me);
  const live = chatServer.connect(me);
  // They are here.
  for (const { id } of team) chatServer.connect(id);
  const today = sampleToday();
  const mails = [
    ...today.mails,
    mailOf('m7', 'Parcel Desk', { subject: 'Your parcel leaves the depot', time: at(-4) }),
  ];
  const server = fakeApi({
    ...notificationServer(sampleNotifications),
    'GET /api/config': () => ({ demoData: isDemo, sendsMail: true, firebase: null, auth0: null }),
    'GET /api/mail-app/mails': () => mails,
    'GET /api/calendar-app/events': () => today.events,
    'GET /api/todo-app/todos': () => today.todos,
    'GET /api/notes-app/notes': () => notes,
    'GET /api/notes-app/labels': () => labels,
    'GET /api/icons': () => icons,
    'GET /api/chat/contacts': () => chat.listChatContacts(),
    'GET /api/chat/user': () => chat.getChatUser(),
    'GET /api/chat/get-chat': ({ query }) => chat.getChat({ query: { contactId: '', ...query } }),
  });
  return { server, live };
};
