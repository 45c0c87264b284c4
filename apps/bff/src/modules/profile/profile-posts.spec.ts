import { randomUUID } from 'node:crypto';
import type { RecordsChangedDto } from '../../platform/records/record-events';
import { pagesOf } from '../../testing/pages-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import type { ProfilePostDto, ProfileTimelineDto } from './profile.dto';
import { POSTS } from './profile-posts.service';

let server: TestServer;
let sockets: TestSockets;
let alice: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  sockets = await TestSockets.listen(server);
  [alice, bob] = await server.twoUsers();
});
afterAll(async () => {
  sockets.close();
  await server.close();
});

const send = (user: TestUser, call: string, body: object, key: string = randomUUID()) =>
  user.post(`/api/profile/${call}`, body, { 'idempotency-key': key });
const post = async (user: TestUser, message: string) => (await send(user, 'post', { message })).json<ProfilePostDto>();
const postsOf = (user: TestUser) => user.list<ProfilePostDto>(POSTS);
const restore = (user: TestUser, ids: string[]) => user.post('/api/trash/restore', { list: POSTS, ids });
const idsOf = (posts: ProfilePostDto[]) => posts.map(({ id }) => id);

it('posts a text in the name of who is signed in, once however often it is sent, before all others', async () => {
  const key = randomUUID();
  const first = await send(alice, 'post', { message: '  The first snow is here. ' }, key);
  expect(first.json()).toEqual({
    ...{ id: key, authorId: alice.user.uuid, message: 'The first snow is here.', type: 'post' },
    user: { name: alice.user.data.displayName, avatar: null },
    time: expect.any(String) as string,
    ...{ like: 0, likedBy: [], share: 0, media: null, article: null, comments: [] },
  });
  expect((await send(alice, 'post', { message: 'Again' }, key)).json()).toEqual(first.json());
  const [newest, ...others] = await postsOf(bob);
  expect(newest).toEqual(first.json());
  expect(others.filter(({ id }) => id === key)).toEqual([]);
  const { posts } = (await bob.get('/api/profile/timeline')).json<ProfileTimelineDto>();
  expect(posts).toEqual([newest, ...others]);
});

it.each(['', '   ', 'x'.repeat(2001), 5])('refuses to post %j', async (message) => {
  expect((await send(alice, 'post', { message })).statusCode).toBe(400);
});

it('reads the posts page by page', async () => {
  expect((await pagesOf<ProfilePostDto>(alice, POSTS, 2)).flat()).toEqual(await postsOf(alice));
});

it('counts each user who likes a post once, and no more who likes it no more', async () => {
  const { id } = await post(alice, 'To be liked');
  const like = async (user: TestUser, likes: boolean) =>
    (await send(user, 'post/like', { postId: id, likes })).json<ProfilePostDto>();
  await like(alice, true);
  await like(bob, true);
  expect(await like(bob, true)).toMatchObject({ like: 2, likedBy: [alice.user.uuid, bob.user.uuid] });
  await like(alice, false);
  expect(await like(alice, false)).toMatchObject({ like: 1, likedBy: [bob.user.uuid] });
});

it('loses no like of many that come at once, and keeps those of the demo', async () => {
  const users = await Promise.all(Array.from({ length: 8 }, () => server.register()));
  const demo = (await postsOf(alice)).find(({ authorId }) => authorId === null);
  if (!demo) throw new Error('The demo has posts');
  await Promise.all(users.map((user) => send(user, 'post/like', { postId: demo.id, likes: true })));
  const now = (await postsOf(alice)).find(({ id }) => id === demo.id);
  expect(now?.like).toBe(demo.like + users.length);
  expect(new Set(now?.likedBy)).toEqual(new Set(users.map(({ user }) => user.uuid)));
});

it('adds a comment once, after the others', async () => {
  const { id } = await post(alice, 'To be talked about');
  const key = randomUUID();
  await send(bob, 'post/comment', { postId: id, message: 'First' }, key);
  const once = await send(bob, 'post/comment', { postId: id, message: 'First' }, key);
  expect(once.json<ProfilePostDto>().comments).toHaveLength(1);
  const both = (await send(alice, 'post/comment', { postId: id, message: 'Second' })).json<ProfilePostDto>();
  expect(both.comments.map(({ message, authorId }) => [message, authorId])).toEqual([
    ['First', bob.user.uuid],
    ['Second', alice.user.uuid],
  ]);
  expect((await send(alice, 'post/comment', { postId: id, message: ' ' })).statusCode).toBe(400);
  expect((await send(alice, 'post/comment', { postId: 'gone', message: 'Hello' })).statusCode).toBe(404);
});

it('has a comment removed by its author and by that of the post alone', async () => {
  const carol = await server.register();
  const { id } = await post(alice, 'Under a post of mine');
  const keys = [randomUUID(), randomUUID()];
  for (const key of keys) await send(bob, 'post/comment', { postId: id, message: 'Hello' }, key);
  const remove = (user: TestUser, commentId = '') => send(user, 'post/remove-comment', { postId: id, commentId });
  expect((await remove(carol, keys[0])).statusCode).toBe(403);
  expect((await remove(alice, keys[0])).json<ProfilePostDto>().comments).toHaveLength(1);
  expect((await remove(bob, keys[1])).json<ProfilePostDto>().comments).toEqual([]);
  expect((await remove(bob, keys[1])).statusCode).toBe(200);
});

it('has a post removed and restored by its author alone', async () => {
  const { id } = await post(alice, 'To be removed');
  await send(bob, 'post/comment', { postId: id, message: 'Stays with it' });
  expect((await send(bob, 'remove-posts', { postIds: [id] })).statusCode).toBe(403);
  const removed = (await send(alice, 'remove-posts', { postIds: [id, 'never there'] })).json<string[]>();
  expect(removed).toEqual([id]);
  expect(idsOf(await postsOf(bob))).not.toContain(id);
  expect((await restore(bob, [id])).json()).toEqual([]);
  expect((await bob.post('/api/trash/remove', { list: POSTS, ids: [id] })).json()).toEqual([]);
  expect((await restore(alice, [id])).json()).toEqual([id]);
  const back = (await postsOf(bob)).find((one) => one.id === id);
  expect(back?.comments.map(({ message }) => message)).toEqual(['Stays with it']);
});

it('says nothing of what was written in a removed post', async () => {
  const { id } = await post(alice, 'A secret after all');
  await send(alice, 'remove-posts', { postIds: [id] });
  const trash = await bob.get('/api/trash', { list: POSTS });
  expect(trash.statusCode).toBe(200);
  expect(trash.body).not.toContain('A secret after all');
});

it('has no post of the demo removed', async () => {
  const demo = (await postsOf(alice)).filter(({ authorId }) => authorId === null);
  expect(demo).toHaveLength(4);
  expect((await send(alice, 'remove-posts', { postIds: idsOf(demo) })).statusCode).toBe(403);
});

it('tells the others at once', async () => {
  const heard = await sockets.connect(bob);
  const { id } = await post(alice, 'To be heard of');
  expect(await heard.next<RecordsChangedDto>('records:changed')).toMatchObject({ list: POSTS, ids: [id] });
});

it.each(['post', 'remove-posts', 'post/like', 'post/comment', 'post/remove-comment'])(
  'lets nobody call %s who is not signed in',
  async (call) => {
    expect((await server.post(`/api/profile/${call}`, {})).statusCode).toBe(401);
  },
);
