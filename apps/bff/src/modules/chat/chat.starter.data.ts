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

/**
 * A dialog of a new user: `me` is that user, `them` the contact. The last `unread` messages are not read yet. Each was sent on a day before
 * that on which it is put in, at a time of day in UTC.
 */
export type StarterDialog = {
  with: string;
  unread: number;
  messages: [speaker: 'me' | 'them', days: number, time: string, text: string][];
};

/** Together 13 unread messages. */
export const starterDialogs: StarterDialog[] = [
  {
    with: 'hugo-martin',
    unread: 0,
    messages: [
      ['me', -4, '08:12', 'Good morning Hugo, has last month’s invoice gone out?'],
      ['them', -4, '08:20', 'It went out last week. They usually pay within a week.'],
      ['me', -4, '08:21', 'Perfect, thank you.'],
    ],
  },
  {
    with: 'daniel-okafor',
    unread: 1,
    messages: [
      ['me', -3, '14:02', 'Can you look at the new onboarding text when you have a moment?'],
      ['them', -3, '15:40', 'Read it. Two small remarks are in the document, otherwise it is ready.'],
    ],
  },
  {
    with: 'layla-nasser',
    unread: 3,
    messages: [
      ['them', -2, '09:05', 'The icons for the menu are done, all at 24 pixels.'],
      ['me', -2, '09:30', 'They look great. Does the calendar one work in the dark theme?'],
      ['them', -2, '09:41', 'Yes, they all take the colour of the text.'],
      ['them', -2, '09:42', 'Only the chart icon may need a thicker line.'],
      ['them', -2, '10:15', 'I will send you both versions this afternoon.'],
    ],
  },
  {
    with: 'carla-moreno',
    unread: 4,
    messages: [
      ['me', -1, '07:55', 'How is the visit going?'],
      ['them', -1, '11:20', 'Very well! They want to start with two teams.'],
      ['them', -1, '11:21', 'About thirty people, from next month on.'],
      ['them', -1, '11:24', 'Could we offer them a training day?'],
      ['them', -1, '11:30', 'I would need an answer by tomorrow noon.'],
    ],
  },
  {
    with: 'alice-freeman',
    unread: 5,
    messages: [
      ['them', -1, '13:00', 'Shall we go through the plan for the next quarter together?'],
      ['me', -1, '13:04', 'Gladly. Tomorrow at ten?'],
      ['them', -1, '13:05', 'Ten is fine.'],
      ['them', -1, '13:06', 'I put the numbers into the shared folder.'],
      ['them', -1, '13:07', 'The second page is still a draft.'],
      ['them', -1, '13:10', 'Room 1B is booked for us.'],
      ['them', -1, '13:12', 'And there will be cake 🍰'],
    ],
  },
];
