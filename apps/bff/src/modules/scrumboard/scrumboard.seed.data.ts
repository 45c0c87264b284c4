import { photoAddress } from '@ezone/pictures';

/** A card of the demo. Members by their handles, labels by their ids; days count from the day of seeding. */
export type SeedCard = {
  name: string;
  description?: string;
  members?: string[];
  labels?: string[];
  /** The day on which it is due: 0 is today. */
  due?: number;
  /** Items that begin with `+` are checked. */
  checklists?: { name: string; items: string[] }[];
  /** How many days ago, the latest first. */
  comments?: [who: string, daysAgo: number, message: string][];
  /** The first picture is the cover. */
  attachments?: { name: string; type: 'image' | 'link'; path: string; daysAgo: number }[];
  subscribed?: boolean;
};

export type SeedBoard = {
  handle: string;
  name: string;
  color: string;
  members: string[];
  labels: { id: string; name: string; class: string }[];
  lists: { name: string; cards: SeedCard[] }[];
};

export const seedBoards: SeedBoard[] = [
  {
    handle: 'mobile-app',
    name: 'Mobile app',
    color: 'blue',
    members: ['admin', 'staff', 'layla-nasser', 'elif-demir', 'daniel-okafor', 'mei-tanaka'],
    labels: [
      { id: 'urgent', name: 'Urgent', class: 'red' },
      { id: 'bug', name: 'Bug', class: 'orange' },
      { id: 'feature', name: 'Feature', class: 'green' },
      { id: 'design', name: 'Design', class: 'purple' },
      { id: 'research', name: 'Research', class: 'blue' },
    ],
    lists: [
      {
        name: 'Ideas',
        cards: [
          {
            name: 'Widgets for the home screen',
            description: 'Unread mail and the next two events would be enough for a first try.',
            members: ['mei-tanaka'],
            labels: ['feature', 'research'],
          },
          { name: 'Haptic feedback when a card is dropped', labels: ['design'] },
          {
            name: 'Ask ten users how they search',
            members: ['daniel-okafor'],
            labels: ['research'],
            checklists: [
              { name: 'Preparation', items: ['+Write the questions', '+Book the room', 'Send the invitations'] },
            ],
            comments: [['daniel-okafor', 3, 'Seven have said yes so far. I would like two more who use Arabic.']],
          },
        ],
      },
      {
        name: 'Next',
        cards: [
          {
            name: 'Sign in with a fingerprint',
            description: 'Only after the first sign-in with a password, and only where the phone has a reader.',
            members: ['elif-demir'],
            labels: ['feature'],
            due: 12,
            checklists: [
              {
                name: 'Steps',
                items: ['Decide what happens after five failures', 'Store the key', 'Words in Turkish'],
              },
            ],
          },
          {
            name: 'Offline drafts of notes',
            description: 'What was typed without a connection is sent once, as soon as there is one again.',
            members: ['admin', 'elif-demir'],
            labels: ['feature'],
            due: 20,
            comments: [
              ['elif-demir', 1, 'The web app does this already; we can take over its rules.'],
              ['admin', 2, 'Please talk to support first: three customers have asked for it.'],
            ],
          },
        ],
      },
      {
        name: 'In progress',
        cards: [
          {
            name: 'New icons for the tab bar',
            members: ['layla-nasser'],
            labels: ['design'],
            due: 2,
            checklists: [{ name: 'Icons', items: ['+Mail', '+Calendar', '+Notes', 'Boards', 'Profile'] }],
            comments: [
              ['layla-nasser', 0, 'Boards is the hard one. Two sketches are attached to the design file.'],
              ['admin', 1, 'The calendar one is lovely.'],
            ],
            attachments: [
              { name: 'Colours to match', type: 'image', path: photoAddress('colours-to-match', 480), daysAgo: 4 },
            ],
            subscribed: true,
          },
          {
            name: 'Scrolling stutters in long chats',
            description: 'Seen with more than 400 messages, on older phones only.',
            members: ['daniel-okafor', 'elif-demir'],
            labels: ['bug', 'urgent'],
            due: 0,
            checklists: [
              {
                name: 'To find out',
                items: ['+Measure on the slowest phone', '+Try without pictures', 'Try a fixed height'],
              },
            ],
            comments: [['daniel-okafor', 0, 'It is the height of the bubbles, not the pictures.']],
          },
          { name: 'Right-to-left swipe gestures', members: ['mei-tanaka'], labels: ['feature', 'design'], due: 6 },
        ],
      },
      {
        name: 'Review',
        cards: [
          {
            name: 'Badge counts after a restart',
            members: ['staff', 'mei-tanaka'],
            labels: ['bug'],
            due: -1,
            comments: [['staff', 1, 'Works for me on two phones. Somebody with a tablet, please.']],
          },
        ],
      },
      {
        name: 'Done',
        cards: [
          {
            name: 'Dark theme follows the system',
            members: ['layla-nasser'],
            labels: ['design', 'feature'],
            due: -9,
            checklists: [{ name: 'Screens', items: ['+Mail', '+Notes', '+Settings'] }],
          },
          { name: 'Crash when the clock is set back', members: ['elif-demir'], labels: ['bug'], due: -14 },
        ],
      },
    ],
  },
  {
    handle: 'website',
    name: 'Website relaunch',
    color: 'green',
    members: ['admin', 'carla-moreno', 'ines-costa', 'hugo-martin', 'layla-nasser'],
    labels: [
      { id: 'text', name: 'Text', class: 'blue' },
      { id: 'pictures', name: 'Pictures', class: 'purple' },
      { id: 'technology', name: 'Technology', class: 'cyan' },
      { id: 'waiting', name: 'Waiting for somebody', class: 'orange' },
    ],
    lists: [
      {
        name: 'To do',
        cards: [
          {
            name: 'Prices in three currencies',
            description: 'Euro, pound and lira. Rounded by hand, not by the rate of the day.',
            members: ['hugo-martin'],
            labels: ['text', 'waiting'],
            due: 8,
            comments: [['hugo-martin', 2, 'Waiting for the figures for lira, promised for Thursday.']],
          },
          { name: 'Redirects from the old addresses', members: ['carla-moreno'], labels: ['technology'], due: 15 },
          {
            name: 'Page for people who want to work with us',
            labels: ['text'],
            checklists: [{ name: 'Sections', items: ['Who we are', 'How we hire', 'Open positions', 'A day with us'] }],
          },
        ],
      },
      {
        name: 'Doing',
        cards: [
          {
            name: 'Pictures from the workshop in the harbour',
            members: ['ines-costa', 'layla-nasser'],
            labels: ['pictures'],
            due: 3,
            attachments: [
              {
                name: 'The harbour in the morning',
                type: 'image',
                path: photoAddress('the-old-harbour', 480),
                daysAgo: 2,
              },
            ],
            checklists: [{ name: 'To choose', items: ['+The front page', 'The team', 'Behind the prices'] }],
            comments: [
              ['ines-costa', 1, 'Forty are left of three hundred. The rest is up to you, Layla.'],
              ['layla-nasser', 1, 'I will have twelve by Friday.'],
            ],
          },
          {
            name: 'A front page that loads within a second',
            description: 'On a phone in a train. Today it takes 2.4 seconds.',
            members: ['carla-moreno', 'admin'],
            labels: ['technology'],
            due: 5,
            checklists: [
              {
                name: 'Steps',
                items: ['+One font instead of three', '+Smaller pictures', 'No script before the text'],
              },
            ],
            subscribed: true,
          },
        ],
      },
      {
        name: 'Done',
        cards: [
          {
            name: 'Agree on the tone of all texts',
            members: ['ines-costa', 'hugo-martin'],
            labels: ['text'],
            due: -11,
          },
          {
            name: 'Choose where it is hosted',
            members: ['carla-moreno'],
            labels: ['technology'],
            due: -20,
            comments: [['admin', 19, 'Agreed. The data stays in the country.']],
          },
        ],
      },
    ],
  },
  {
    handle: 'office-move',
    name: 'Office move',
    color: 'amber',
    members: ['staff', 'greta-lindqvist', 'bilal-yilmaz', 'noah-bennett', 'admin'],
    labels: [
      { id: 'rooms', name: 'Rooms', class: 'blue' },
      { id: 'contracts', name: 'Contracts', class: 'red' },
      { id: 'moving-day', name: 'Moving day', class: 'green' },
    ],
    lists: [
      {
        name: 'Before',
        cards: [
          {
            name: 'Plan of the desks',
            description: 'The quiet room goes to the north side. Nobody sits with the back to the door.',
            members: ['greta-lindqvist'],
            labels: ['rooms'],
            due: 4,
            checklists: [{ name: 'To ask', items: ['+Support', '+Design', 'Sales', 'The people with dogs'] }],
            comments: [['bilal-yilmaz', 0, 'Could the library stand beside the kitchen?']],
          },
          {
            name: 'Give notice for the old lease',
            members: ['staff'],
            labels: ['contracts'],
            due: 1,
            subscribed: true,
            comments: [['staff', 2, 'The letter is written and lies with Abbott for signing.']],
          },
          { name: 'New address on invoices and cards', members: ['noah-bennett'], labels: ['contracts'], due: 18 },
        ],
      },
      {
        name: 'On the day',
        cards: [
          {
            name: 'Who brings what',
            members: ['bilal-yilmaz', 'noah-bennett'],
            labels: ['moving-day'],
            due: 25,
            checklists: [
              { name: 'Things', items: ['Labels for boxes', 'A trolley', 'Breakfast for thirty', 'The plants, last'] },
            ],
          },
          {
            name: 'Internet from the first hour',
            members: ['noah-bennett'],
            labels: ['moving-day', 'contracts'],
            due: 24,
          },
        ],
      },
      {
        name: 'After',
        cards: [
          { name: 'Hand over the old keys', members: ['staff'], labels: ['contracts'], due: 32 },
          { name: 'A party, with the neighbours', members: ['greta-lindqvist'], labels: ['rooms'], due: 40 },
        ],
      },
      {
        name: 'Done',
        cards: [
          {
            name: 'Choose the new rooms',
            members: ['admin', 'greta-lindqvist'],
            labels: ['rooms'],
            due: -30,
            comments: [['greta-lindqvist', 31, 'The third one. It has a tree in front of every window.']],
          },
        ],
      },
    ],
  },
];
