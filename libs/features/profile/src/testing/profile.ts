import type { AnswerOf } from '@ezone/api-client';

const mira = { name: 'Mira Lindqvist', avatar: null };
const layla = { name: 'Layla Haddad', avatar: null };
const picture = { type: 'image' as const, title: 'Hills before the rain', preview: '/demo/notes/hills.svg' };

/** A profile as the server answers it. */
export const sampleProfile: {
  posts: AnswerOf<'listProfilePosts'>;
  activities: AnswerOf<'listProfileActivities'>;
  albums: AnswerOf<'listProfileAlbums'>;
  about: AnswerOf<'getProfileAbout'>;
} = {
  activities: [{ id: 'a1', user: layla, message: 'is now your friend.', time: '2026-03-04T09:00:00.000Z' }],
  posts: [
    {
      ...{ id: 'p1', authorId: null, user: mira, message: 'Two days in the hills.', time: '2026-03-03T09:00:00.000Z' },
      ...{ type: 'post', like: 42, likedBy: [], share: 1, media: picture, article: null },
      comments: [
        ...[{ id: 'c1', authorId: null, user: layla, message: 'Which trail is it?', time: '2026-03-03T10:00:00.000Z' }],
      ],
    },
    {
      ...{ id: 'p2', authorId: null, user: layla, message: '', time: '2026-03-02T09:00:00.000Z', type: 'article' },
      ...{ like: 0, likedBy: [], share: 3, media: null, comments: [] },
      article: {
        ...{ title: 'Slow mornings, quick releases', subtitle: 'From the blog', excerpt: 'What a team learns.' },
        media: picture,
      },
    },
  ],
  albums: [
    {
      id: 'al1',
      name: 'Autumn walks',
      info: '2 pictures',
      media: [picture, { ...picture, type: 'video', preview: '/demo/notes/harbour.svg' }],
    },
  ],
  about: {
    general: {
      ...{
        cover: null,
        gender: 'Female',
        birthday: '1991-05-17T00:00:00.000Z',
        locations: ['Copenhagen', 'Gothenburg'],
      },
      about: 'I draw first and explain afterwards.',
    },
    work: { occupation: 'Design lead', skills: '', jobs: [{ company: 'Ezone Studio', date: '2021 – today' }] },
    contact: { address: '', tel: ['+45 55 50 14 00'], emails: ['mira@studio.example'], websites: [] },
    groups: [{ id: 'g1', name: 'Letterforms', category: 'Typography', members: 412 }],
    friends: [{ id: 'f1', ...layla }],
  },
};
