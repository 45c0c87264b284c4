import { avatarOf, COVER_ADDRESS, photoAddress, type PhotoPicture } from '@ezone/pictures';
import { stableId } from '../../platform/database/stable-id';
import { DEMO_ADMIN_ID } from '../../platform/openapi/demo-ids';
import type {
  MediaType,
  ProfileAboutDto,
  ProfileActivityDto,
  ProfileAlbumDto,
  ProfileMediaDto,
  ProfilePostDto,
} from './profile.dto';

const HOUR = 60 * 60 * 1000;

const person = (name: string) => ({ name, avatar: avatarOf(name) });
const MIRA = 'Mira Lindqvist';
const LAYLA = 'Layla Haddad';
const EMRE = 'Emre Aydın';
const JONAS = 'Jonas Weber';
const SOFIA = 'Sofia Marques';

const saidBefore = (now: Date) => (hours: number, name: string, message: string) => ({
  id: stableId('profile', name, message),
  user: person(name),
  message,
  time: new Date(now.getTime() - hours * HOUR).toISOString(),
});

/** What others did of late in the demo, newest first. */
export function demoActivities(now: Date): ProfileActivityDto[] {
  const said = saidBefore(now);
  return [
    said(1, LAYLA, 'commented on your post about the hills.'),
    said(4, EMRE, 'likes your photo “The old harbour at seven”.'),
    said(9, JONAS, 'shared your article with the group Letterforms.'),
    said(27, SOFIA, 'is now your friend.'),
    said(50, LAYLA, 'added you to the group Rail travellers.'),
    said(74, EMRE, 'invited you to the dinner on Friday.'),
  ];
}

/** The posts of the demo, newest first; the last is the demo admin’s own. */
export function demoPosts(now: Date): ProfilePostDto[] {
  const by = saidBefore(now);
  const said = (...written: Parameters<typeof by>) => ({ ...by(...written), authorId: null });
  return [
    {
      ...said(6, MIRA, 'Two days in the hills, without a screen. I came back with one idea, and it is a good one.'),
      type: 'post',
      like: 42,
      likedBy: [],
      share: 5,
      media: { type: 'image', title: 'Hills before the rain', preview: photoAddress('hills-before-the-rain', 960) },
      article: null,
      comments: [
        said(3, JONAS, 'Tell us the idea, or we will keep guessing all week.'),
        said(1, LAYLA, 'What a view! Which trail is it?'),
      ],
    },
    {
      ...said(30, SOFIA, 'Worth ten minutes of your morning.'),
      type: 'article',
      like: 118,
      likedBy: [],
      share: 31,
      media: null,
      article: {
        title: 'Slow mornings, quick releases',
        subtitle: 'From the blog of the studio',
        excerpt:
          'We moved our releases from Thursday evening to Tuesday morning. Nobody stays late any more, and mistakes are found while everybody is awake.',
        media: {
          type: 'image',
          title: 'The studio before nine',
          preview: photoAddress('the-studio-before-nine', 960),
        },
      },
      comments: [said(28, EMRE, 'We tried the same. The hard part was to stop on Monday.')],
    },
    {
      ...said(52, EMRE, 'has moved to a new city and looks for a good bakery.'),
      type: 'something',
      like: 23,
      likedBy: [],
      share: 0,
      media: null,
      article: null,
      comments: [],
    },
    {
      ...said(100, MIRA, 'The harbour at seven. Worth the alarm clock.'),
      type: 'post',
      like: 67,
      likedBy: [],
      share: 8,
      media: { type: 'video', title: 'The old harbour at seven', preview: photoAddress('the-old-harbour', 960) },
      article: null,
      comments: [said(98, SOFIA, 'I can hear the gulls.')],
    },
    {
      ...by(150, 'Abbott Keitch', 'The search got quicker. What can you still not find?'),
      authorId: DEMO_ADMIN_ID,
      type: 'post',
      like: 9,
      likedBy: [],
      share: 0,
      media: null,
      article: null,
      comments: [said(149, JONAS, 'My keys.')],
    },
  ];
}

const media = (type: MediaType, title: string, photo: PhotoPicture): ProfileMediaDto => ({
  ...{ type, title },
  preview: photoAddress(photo, 960),
});
const album = (name: string, info: string, entries: ProfileMediaDto[]): ProfileAlbumDto => ({
  id: stableId('profile', 'album', name),
  name,
  info,
  media: entries,
});

/** The albums of the demo, newest first. */
export const demoAlbums: ProfileAlbumDto[] = [
  album('Autumn walks', '4 pictures', [
    media('image', 'Hills before the rain', 'hills-before-the-rain'),
    media('image', 'The last bridge', 'the-last-bridge'),
    media('image', 'Above the clouds', 'above-the-clouds'),
    media('image', 'Tea at the hut', 'tea-at-the-hut'),
  ]),
  album('Mornings at the harbour', '2 pictures, 1 video', [
    media('video', 'The old harbour at seven', 'the-old-harbour'),
    media('image', 'Nets and ropes', 'nets-and-ropes'),
    media('image', 'The first ferry', 'the-first-ferry'),
  ]),
  album('The new studio', '1 picture, 1 video', [
    media('image', 'The studio before nine', 'the-studio-before-nine'),
    media('video', 'A walk through the rooms', 'through-the-rooms'),
  ]),
];

/** Who the profile of the demo is of. */
export const demoAbout: ProfileAboutDto = {
  general: {
    cover: COVER_ADDRESS,
    gender: 'Male',
    birthday: '1971-05-17T00:00:00.000Z',
    locations: ['Copenhagen, Denmark', 'Gothenburg, Sweden'],
    about:
      'I lead the design of a small studio. I draw first and explain afterwards, like trains better than planes, and keep a notebook of signs that make people smile.',
  },
  work: {
    occupation: 'Design lead',
    skills: 'Research, prototypes, typography, accessible interfaces',
    jobs: [
      { company: 'Ezone Studio', date: '2021 – today' },
      { company: 'Northlight Prints', date: '2017 – 2021' },
      { company: 'Freelance', date: '2014 – 2017' },
    ],
  },
  contact: {
    address: '14 Harbour Street, 2100 Copenhagen, Denmark',
    tel: ['+45 55 50 14 00', '+45 55 50 14 07'],
    emails: ['mira@studio.example', 'office@studio.example'],
    websites: ['studio.example', 'mira.example'],
  },
  groups: [
    { name: 'Letterforms', category: 'Typography', members: 412 },
    { name: 'Rail travellers', category: 'Travel', members: 1893 },
    { name: 'Interfaces for everybody', category: 'Accessibility', members: 2750 },
    { name: 'Copenhagen sketches', category: 'Drawing', members: 164 },
  ].map((group) => ({ id: stableId('profile', 'group', group.name), ...group })),
  friends: [LAYLA, EMRE, JONAS, SOFIA, 'Noah Fischer', 'Amina Diallo', 'Kenji Mori', 'Clara Jensen'].map((name) => ({
    id: stableId('profile', 'friend', name),
    ...person(name),
  })),
};
