import type { Status } from './chat-status';

/** A demo contact: a user who cannot sign in. */
export type StarterContact = { handle: string; name: string; status: Status; mood: string };

export const starterContacts: StarterContact[] = [
  { handle: 'alice-freeman', name: 'Alice Freeman', status: 'online', mood: 'Coffee first, then the world' },
  { handle: 'bilal-yilmaz', name: 'Bilal Yılmaz', status: 'do-not-disturb', mood: 'Writing, please knock' },
  { handle: 'carla-moreno', name: 'Carla Moreno', status: 'online', mood: 'On site in Valencia this week' },
  { handle: 'daniel-okafor', name: 'Daniel Okafor', status: 'away', mood: 'Back after lunch' },
  { handle: 'elif-demir', name: 'Elif Demir', status: 'online', mood: 'Release day!' },
  { handle: 'farid-haddad', name: 'Farid Haddad', status: 'offline', mood: '' },
  { handle: 'greta-lindqvist', name: 'Greta Lindqvist', status: 'away', mood: 'Out for a run' },
  { handle: 'hugo-martin', name: 'Hugo Martin', status: 'online', mood: 'Ask me about invoices' },
  { handle: 'ines-costa', name: 'Inês Costa', status: 'do-not-disturb', mood: 'In a workshop until four' },
  { handle: 'jonas-weber', name: 'Jonas Weber', status: 'offline', mood: 'On holiday until Monday' },
  { handle: 'layla-nasser', name: 'Layla Nasser', status: 'online', mood: 'Sketching the new icons' },
  { handle: 'mei-tanaka', name: 'Mei Tanaka', status: 'away', mood: '' },
  { handle: 'noah-bennett', name: 'Noah Bennett', status: 'offline', mood: 'Night shift' },
];

/** A dialog of a new user: `me` is that user, `them` the contact. The last `unread` messages are not read yet. */
export type StarterDialog = {
  with: string;
  unread: number;
  messages: [speaker: 'me' | 'them', time: string, text: string][];
};

/** Together 13 unread messages. */
export const starterDialogs: StarterDialog[] = [
  {
    with: 'hugo-martin',
    unread: 0,
    messages: [
      ['me', '2026-03-02T08:12:00.000Z', 'Good morning Hugo, has the March invoice gone out?'],
      ['them', '2026-03-02T08:20:00.000Z', 'It went out on Friday. They usually pay within a week.'],
      ['me', '2026-03-02T08:21:00.000Z', 'Perfect, thank you.'],
    ],
  },
  {
    with: 'daniel-okafor',
    unread: 1,
    messages: [
      ['me', '2026-03-03T14:02:00.000Z', 'Can you look at the new onboarding text when you have a moment?'],
      ['them', '2026-03-03T15:40:00.000Z', 'Read it. Two small remarks are in the document, otherwise it is ready.'],
    ],
  },
  {
    with: 'layla-nasser',
    unread: 3,
    messages: [
      ['them', '2026-03-04T09:05:00.000Z', 'The icons for the menu are done, all at 24 pixels.'],
      ['me', '2026-03-04T09:30:00.000Z', 'They look great. Does the calendar one work in the dark theme?'],
      ['them', '2026-03-04T09:41:00.000Z', 'Yes, they all take the colour of the text.'],
      ['them', '2026-03-04T09:42:00.000Z', 'Only the chart icon may need a thicker line.'],
      ['them', '2026-03-04T10:15:00.000Z', 'I will send you both versions this afternoon.'],
    ],
  },
  {
    with: 'carla-moreno',
    unread: 4,
    messages: [
      ['me', '2026-03-05T07:55:00.000Z', 'How is the visit going?'],
      ['them', '2026-03-05T11:20:00.000Z', 'Very well! They want to start with two teams.'],
      ['them', '2026-03-05T11:21:00.000Z', 'About thirty people, from April on.'],
      ['them', '2026-03-05T11:24:00.000Z', 'Could we offer them a training day?'],
      ['them', '2026-03-05T11:30:00.000Z', 'I would need an answer by tomorrow noon.'],
    ],
  },
  {
    with: 'alice-freeman',
    unread: 5,
    messages: [
      ['them', '2026-03-05T13:00:00.000Z', 'Shall we go through the plan for the next quarter together?'],
      ['me', '2026-03-05T13:04:00.000Z', 'Gladly. Tomorrow at ten?'],
      ['them', '2026-03-05T13:05:00.000Z', 'Ten is fine.'],
      ['them', '2026-03-05T13:06:00.000Z', 'I put the numbers into the shared folder.'],
      ['them', '2026-03-05T13:06:30.000Z', 'The second page is still a draft.'],
      ['them', '2026-03-05T13:10:00.000Z', 'Room 1B is booked for us.'],
      ['them', '2026-03-05T13:12:00.000Z', 'And there will be cake 🍰'],
    ],
  },
];
