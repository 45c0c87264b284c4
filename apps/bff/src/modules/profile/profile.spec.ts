import { DEMO_ADMIN_ID } from '../../platform/openapi/demo-ids';
import { pagesOf } from '../../testing/pages-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { ProfileAboutDto, ProfileAlbumDto, ProfileTimelineDto } from './profile.dto';

const ALBUMS = 'profile/photos-videos';
const time = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) as string;
const text = expect.any(String) as string;
const picture = expect.stringMatching(/^\/pictures\//) as string;
const person = { name: text, avatar: picture };

let server: TestServer;
let alice: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  [alice, bob] = await server.twoUsers();
});
afterAll(() => server.close());

const read = async <Part>(user: TestUser, part: string) => (await user.get(`/api/profile/${part}`)).json<Part>();

it('has a timeline of activities and of posts of every type, newest first', async () => {
  const { activities, posts } = await read<ProfileTimelineDto>(alice, 'timeline');
  for (const activity of activities) expect(activity).toEqual({ id: text, user: person, message: text, time });
  const media = { type: expect.stringMatching(/^(image|video)$/), title: text, preview: picture };
  expect(posts.filter(({ authorId }) => authorId !== null)).toEqual([posts.at(-1)]);
  for (const post of posts) {
    expect(post).toEqual({
      ...{
        id: text,
        authorId: post === posts.at(-1) ? DEMO_ADMIN_ID : null,
        user: person,
        message: text,
        time,
        type: text,
      },
      ...{ like: expect.any(Number), likedBy: [], share: expect.any(Number) },
      media: post.media && media,
      article: post.type === 'article' ? { title: text, subtitle: text, excerpt: text, media } : null,
      comments: expect.any(Array),
    });
    for (const comment of post.comments) {
      expect(comment).toEqual({ id: text, authorId: null, user: person, message: text, time });
      expect(comment.time > post.time).toBe(true);
    }
  }
  expect(new Set(posts.map(({ type }) => type))).toEqual(new Set(['post', 'article', 'something']));
  for (const entries of [activities, posts]) {
    const times = entries.map((entry) => entry.time);
    expect(times.length).toBeGreaterThan(3);
    expect(times).toEqual([...times].sort().reverse());
  }
});

it('has the activities as a list of their own', async () => {
  const { activities } = await read<ProfileTimelineDto>(alice, 'timeline');
  expect(await alice.list('profile/activities')).toEqual(activities);
});

it('has albums that hold what they say', async () => {
  const albums = await alice.list<ProfileAlbumDto>(ALBUMS);
  expect(albums.map(({ name, info }) => [name, info])).toEqual([
    ['Autumn walks', '4 pictures'],
    ['Mornings at the harbour', '2 pictures, 1 video'],
    ['The new studio', '1 picture, 1 video'],
  ]);
  expect(albums.map(({ media }) => media.length)).toEqual([4, 3, 2]);
});

it('reads the albums page by page, and answers 304 to whoever has them', async () => {
  const pages = await pagesOf<ProfileAlbumDto>(alice, ALBUMS, 2);
  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
  expect(pages.flat()).toEqual(await alice.list(ALBUMS));

  const { headers } = await alice.get(`/api/${ALBUMS}`);
  const again = await alice.get(`/api/${ALBUMS}`, {}, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const page = await alice.get(`/api/${ALBUMS}`, { limit: '2' }, { 'if-none-match': String(headers.etag) });
  expect(page.statusCode).toBe(200);
  expect((await alice.get(`/api/${ALBUMS}`, { cursor: 'nonsense' })).statusCode).toBe(400);
});

it('says who it is of', async () => {
  const { general, work, contact, groups, friends } = await read<ProfileAboutDto>(alice, 'about');
  expect(general).toEqual({ cover: picture, gender: text, birthday: time, locations: [text, text], about: text });
  expect(work).toEqual({ occupation: text, skills: text, jobs: expect.any(Array) });
  expect(work.jobs).toContainEqual({ company: 'Ezone Studio', date: '2021 – today' });
  expect(contact).toEqual({ address: text, tel: [text, text], emails: [text, text], websites: [text, text] });
  for (const group of groups)
    expect(group).toEqual({ id: text, name: text, category: text, members: expect.any(Number) });
  for (const friend of friends) expect(friend).toEqual({ id: text, ...person });
  expect([groups.length, friends.length]).toEqual([4, 8]);
});

it.each(['timeline', 'photos-videos', 'about'])('shows all who are signed in the same %s', async (part) => {
  expect(await read(bob, part)).toEqual(await read(alice, part));
  expect((await server.get(`/api/profile/${part}`)).statusCode).toBe(401);
});

it('is empty without demo data', async () => {
  const empty = await startTestServer({ env: { DEMO_DATA: 'false' } });
  const user = await empty.register();
  expect(await read(user, 'timeline')).toEqual({ activities: [], posts: [] });
  expect(await user.list(ALBUMS)).toEqual([]);
  expect(await read<ProfileAboutDto>(user, 'about')).toMatchObject({ general: { birthday: null }, friends: [] });
  await empty.close();
});
