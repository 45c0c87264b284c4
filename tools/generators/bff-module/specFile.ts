import type { ModuleWords } from './moduleWords.ts';

const ownedTest = ({ thing, THINGS }: ModuleWords) => `
  it('is invisible and untouchable to everybody else', async () => {
    const ${thing} = await create(alice, { title: 'Private' });
    expect(await bob.list(${THINGS})).not.toContainEqual(${thing});
    expect((await update(bob, { ...${thing}, title: 'Stolen' })).statusCode).toBe(404);
    expect((await remove(bob, ${thing}.id)).statusCode).toBe(404);
    expect(await alice.list(${THINGS})).toContainEqual(${thing});

    await remove(alice, ${thing}.id);
    expect(await bob.list('trash')).toEqual([]);
    expect(await restore(bob, ${thing}.id)).toEqual([]);
  });
`;

const sharedTest = ({ thing, THINGS }: ModuleWords) => `
  it('is in the one list of all, and anybody may change, remove and restore it', async () => {
    const ${thing} = await create(alice, { title: 'For all' });
    expect(await bob.list(${THINGS})).toContainEqual(${thing});
    const changed = { ...${thing}, title: 'From all' };
    expect((await update(bob, changed, ${thing})).json()).toEqual(changed);
    const both = await alice.list(${THINGS});
    expect(both).toContainEqual(changed);
    expect(await bob.list(${THINGS})).toEqual(both);

    expect((await remove(bob, ${thing}.id)).json()).toBe(${thing}.id);
    expect(await alice.list(${THINGS})).not.toContainEqual(changed);
    expect(await restore(alice, ${thing}.id)).toEqual([${thing}.id]);
  });
`;

const ownedStarterTest = ({ THINGS, Thing, noun, nouns }: ModuleWords) => `
it('gives a new user starter ${nouns} of their own where there is demo data', async () => {
  const withDemo = await startTestServer();
  const [one, two] = await withDemo.twoUsers();
  const [ones, twos] = [await one.list<${Thing}Dto>(${THINGS}), await two.list<${Thing}Dto>(${THINGS})];
  expect(ones.map(({ title }) => title)).toEqual(['First ${noun}', 'Second ${noun}']);
  expect(new Set([...ones, ...twos].map(({ id }) => id)).size).toBe(4);
  await withDemo.close();
});
`;

const sharedStarterTest = ({ THINGS, Thing, noun, nouns }: ModuleWords) => `
it('begins with ${nouns} for all where there is demo data', async () => {
  const withDemo = await startTestServer();
  const [one, two] = await withDemo.twoUsers();
  const found = await one.list<${Thing}Dto>(${THINGS});
  expect(found.map(({ title }) => title)).toEqual(['First ${noun}', 'Second ${noun}']);
  expect(await two.list(${THINGS})).toEqual(found);
  await withDemo.close();
});
`;

const starterTest = (words: ModuleWords) => {
  if (!words.hasStarter) return '';
  return words.isShared ? sharedStarterTest(words) : ownedStarterTest(words);
};

export const specFile = (words: ModuleWords) => {
  const { isShared, Thing, thing, thingPath, thingsPath, THINGS, app, nouns, aNoun } = words;
  return `import { fieldsOf } from '../../testing/fields-of';
import { pagesOf } from '../../testing/pages-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { ${Thing}DraftDto, ${Thing}Dto } from './${thingsPath}.dto';
import { ${THINGS} } from './${thingsPath}.service';

let server: TestServer;
let alice: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  [alice, bob] = await server.twoUsers();
});
afterAll(() => server.close());

const create = (user: TestUser, ${thing}: ${Thing}DraftDto = {}) =>
  user.call<${Thing}Dto>('/api/${app}/create-${thingPath}', { ${thing} });
const update = (user: TestUser, ${thing}: ${Thing}Dto, base?: ${Thing}Dto) =>
  user.post('/api/${app}/update-${thingPath}', { ${thing}, base });
const remove = (user: TestUser, ${thing}Id: string) =>
  user.post('/api/${app}/remove-${thingPath}', { ${thing}Id });
const restore = (user: TestUser, id: string) =>
  user.call<string[]>('/api/trash/restore', { list: ${THINGS}, ids: [id] });

describe('${aNoun}', () => {
  it('is created with every field, placed first, and still there when read again', async () => {
    const older = await create(alice, { title: 'Older' });
    const newer = await create(alice, { title: ' Newer ' });
    expect(newer).toEqual({ id: expect.any(String) as string, title: 'Newer', description: '' });
    expect(await alice.list(${THINGS})).toEqual([newer, older]);
  });

  it('is created once, however often the same request is sent', async () => {
    const send = () =>
      bob.post('/api/${app}/create-${thingPath}', { ${thing}: { title: 'Once' } }, { 'idempotency-key': 'key-number-1' });
    const [first, again] = [await send(), await send()];
    expect(again.json()).toEqual(first.json());
    const stored = await bob.list<${Thing}Dto>(${THINGS});
    expect(stored.filter(({ title }) => title === 'Once')).toEqual([first.json()]);
  });

  it('is replaced whole by an update, and keeps its place', async () => {
    const ${thing} = await create(alice, { title: 'Before', description: 'Whole' });
    const newer = await create(alice);
    const changed = { ...${thing}, title: 'After', description: '' };
    expect((await update(alice, changed)).json()).toEqual(changed);
    expect((await alice.list(${THINGS})).slice(0, 2)).toEqual([newer, changed]);
  });

  it('takes what two windows have changed in different fields, and the same field from one of them alone', async () => {
    const base = await create(alice, { title: 'Before', description: 'Before' });
    await update(alice, { ...base, title: 'After' }, base);
    const both = { ...base, title: 'After', description: 'After' };
    expect((await update(alice, { ...base, description: 'After' }, base)).json()).toEqual(both);

    const late = await update(alice, { ...base, title: 'Late' }, base);
    expect([late.statusCode, fieldsOf(late)]).toEqual([409, new Set(['${thing}.title'])]);
    expect(await alice.list(${THINGS})).toContainEqual(both);
  });

  it('goes into the trash when it is removed, and comes back to its place', async () => {
    const ${thing} = await create(alice, { title: 'Removed' });
    const newer = await create(alice);
    expect((await remove(alice, ${thing}.id)).json()).toBe(${thing}.id);
    expect(await alice.list(${THINGS})).not.toContainEqual(${thing});
    expect((await remove(alice, ${thing}.id)).statusCode).toBe(404);
    expect(await alice.list('trash')).toEqual([
      { list: ${THINGS}, id: ${thing}.id, title: 'Removed', removed: expect.any(String) as string },
    ]);

    expect(await restore(alice, ${thing}.id)).toEqual([${thing}.id]);
    expect((await alice.list(${THINGS})).slice(0, 2)).toEqual([newer, ${thing}]);
  });
${isShared ? sharedTest(words) : ownedTest(words)}
  it('is refused with every bad field named, and nothing is stored', async () => {
    const before = await alice.list(${THINGS});
    const answer = await alice.post('/api/${app}/create-${thingPath}', {
      ${thing}: { id: 'mine', title: 'x'.repeat(201), description: null },
    });
    expect(answer.statusCode).toBe(400);
    expect(fieldsOf(answer)).toEqual(new Set(['${thing}.id', '${thing}.title', '${thing}.description']));
    expect(await alice.list(${THINGS})).toEqual(before);
  });
});

describe('the list of ${nouns}', () => {
  it('answers 304 to its own ETag until ${isShared ? 'anybody has written' : 'its owner has written'}', async () => {
    const address = \`/api/\${${THINGS}}\`;
    const { headers } = await alice.get(address);
    const again = async () => (await alice.get(address, {}, { 'if-none-match': String(headers.etag) })).statusCode;
    ${isShared ? '' : 'await create(bob);\n    '}expect(await again()).toBe(304);
    await create(${isShared ? 'bob' : 'alice'});
    expect(await again()).toBe(200);
  });

  it('comes in pages that together are the whole', async () => {
    for (const title of ['1', '2', '3']) await create(alice, { title });
    const whole = await alice.list(${THINGS});
    const pages = await pagesOf(alice, ${THINGS}, 2);
    expect(pages).toHaveLength(Math.ceil(whole.length / 2));
    expect(pages.flat()).toEqual(whole);
  });

  it('is for the signed-in', async () => {
    expect((await server.get(\`/api/\${${THINGS}}\`)).statusCode).toBe(401);
  });
});
${starterTest(words)}`;
};
