import { fieldsOf } from '../../testing/fields-of';
import { pagesOf } from '../../testing/pages-of';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import type { RecordsChangedDto } from '../../platform/records/record-events';
import { CONTACTS } from './contacts.service';
import { EXAMPLE_CONTACT_ID, type ContactDraftDto, type ContactDto, type ContactsUserDto } from './contacts.dto';

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

const path = (call: string) => `/api/contacts-app/${call}`;
const contactsOf = (user: TestUser, id = 'all') => user.list<ContactDto>(`contacts-app/contacts?id=${id}`);
const idsOf = async (user: TestUser, id = 'all') => (await contactsOf(user, id)).map((contact) => contact.id);
const userOf = async (user: TestUser) => (await user.get(path('user'))).json<ContactsUserDto>();
const add = (user: TestUser, contact: ContactDraftDto = {}) => user.call<ContactDto>(path('add-contact'), { contact });
const addMany = async (user: TestUser, ...names: string[]) => {
  const ids = [];
  for (const name of names) ids.push((await add(user, { name })).id);
  return ids;
};
const starredBy = async (user: TestUser, call: string, body: object) =>
  (await user.call<ContactsUserDto>(path(call), body)).starred;

describe('a contact', () => {
  it('is added with every field, placed first, and still there when read again', async () => {
    const contact = await add(alice, { name: ' Selma ' });
    expect(contact).toEqual({
      id: expect.any(String) as string,
      name: 'Selma',
      lastName: '',
      avatar: null,
      nickname: '',
      company: '',
      jobTitle: '',
      email: null,
      phone: '',
      address: '',
      birthday: null,
      notes: '',
    });
    expect((await contactsOf(alice))[0]).toEqual(contact);
  });

  it('keeps all that it is given', async () => {
    const draft: Required<ContactDraftDto> = {
      name: 'Selma',
      lastName: 'Aydın',
      avatar: '/demo/notes/hills.svg',
      nickname: 'Sel',
      company: 'Harbour Books',
      jobTitle: 'Bookseller',
      email: 'selma@example.com',
      phone: '+1 202 555 0143',
      address: '12 Quay Street',
      birthday: '1988-02-29',
      notes: 'Evenings',
    };
    const contact = await add(alice, draft);
    expect(contact).toEqual({ ...draft, id: contact.id });
    expect(await contactsOf(alice)).toContainEqual(contact);
  });

  it('is added once, however often the same request is sent', async () => {
    const send = () => bob.post(path('add-contact'), { contact: { name: 'Once' } }, { 'idempotency-key': 'only-once' });
    const [first, again] = [await send(), await send()];
    expect(again.json()).toEqual(first.json());
    expect((await contactsOf(bob)).filter(({ name }) => name === 'Once')).toHaveLength(1);
  });

  it('is changed by two windows that change different fields, and by one of two that change the same', async () => {
    const base = await add(alice, { name: 'Selma' });
    const update = (changes: Partial<ContactDto>) =>
      alice.post(path('update-contact'), { contact: { ...base, ...changes }, base });
    await update({ phone: '1' });
    expect((await update({ company: 'Books' })).json()).toEqual({ ...base, phone: '1', company: 'Books' });
    const answer = await update({ phone: '2', notes: 'Lost' });
    expect(answer.statusCode).toBe(409);
    expect(fieldsOf(answer)).toEqual(new Set(['contact.phone']));
    expect((await alice.post(path('update-contact'), { contact: base })).json()).toEqual(base);
  });

  it('keeps its star when it is changed', async () => {
    const contact = await add(bob);
    await starredBy(bob, 'set-contacts-starred', { contactIds: [contact.id] });
    await bob.post(path('update-contact'), { contact: { ...contact, name: 'Changed' }, base: contact });
    expect((await userOf(bob)).starred).toContain(contact.id);
  });

  it('is refused with every bad field named', async () => {
    const contact = {
      id: 'mine',
      name: null,
      lastName: 'x'.repeat(101),
      avatar: 'javascript:alert(1)',
      nickname: 1,
      email: 'nobody',
      birthday: '2026-02-30',
      notes: 'a\0b',
      star: true,
    };
    const answer = await alice.post(path('add-contact'), { contact });
    expect(answer.statusCode).toBe(400);
    expect(fieldsOf(answer)).toEqual(new Set(Object.keys(contact).map((field) => `contact.${field}`)));
    const birthday = '1988-04-17T00:00:00.000Z';
    expect(fieldsOf(await alice.post(path('add-contact'), { contact: { birthday } }))).toEqual(
      new Set(['contact.birthday']),
    );
  });

  it.each([
    ['add-contact', {}],
    ['update-contact', { contact: { id: 'one' } }],
    ['remove-contact', {}],
    ['remove-contacts', { contactIds: 'one' }],
    ['toggle-starred-contact', { contactId: 1 }],
    ['toggle-starred-contacts', {}],
    ['set-contacts-starred', { contactIds: [''] }],
    ['set-contacts-unstarred', { contactIds: [1] }],
  ])('is not asked for by what %s cannot read', async (call, body) => {
    expect((await alice.post(path(call), body)).statusCode).toBe(400);
  });

  it('is invisible and untouchable to everybody else', async () => {
    const contact = await add(alice, { name: 'Private' });
    const before = await userOf(bob);
    for (const [call, body] of [
      ['update-contact', { contact }],
      ['remove-contact', { contactId: contact.id }],
      ['toggle-starred-contact', { contactId: contact.id }],
    ] as const) {
      expect([call, (await bob.post(path(call), body)).statusCode]).toEqual([call, 404]);
    }
    const contactIds = [contact.id];
    expect((await bob.post(path('remove-contacts'), { contactIds })).json()).toEqual([]);
    for (const call of ['toggle-starred-contacts', 'set-contacts-starred', 'set-contacts-unstarred']) {
      expect([call, (await bob.post(path(call), { contactIds })).json()]).toEqual([call, before]);
    }
    expect(await idsOf(bob)).not.toContain(contact.id);
    expect((await userOf(alice)).starred).not.toContain(contact.id);
    expect(await contactsOf(alice)).toContainEqual(contact);
  });
});

describe('a star', () => {
  let user: TestUser;
  let first: string;
  let second: string;
  beforeEach(async () => {
    user = await server.register();
    const { starred } = await userOf(user);
    await user.post(path('set-contacts-unstarred'), { contactIds: starred });
    [first = '', second = ''] = await addMany(user, 'First', 'Second');
  });

  it('is given and taken, one by one', async () => {
    expect(await starredBy(user, 'toggle-starred-contact', { contactId: first })).toEqual([first]);
    expect(await starredBy(user, 'toggle-starred-contact', { contactId: second })).toEqual([second, first]);
    expect(await idsOf(user, 'starred')).toEqual([second, first]);
    expect(await starredBy(user, 'toggle-starred-contact', { contactId: second })).toEqual([first]);
    expect(await idsOf(user, 'starred')).toEqual([first]);
  });

  it('is given, taken and flipped in bulk, whatever is unknown passed over', async () => {
    const some = (...contactIds: string[]) => ({ contactIds });
    expect(await starredBy(user, 'set-contacts-starred', some(first, 'unknown', first))).toEqual([first]);
    expect(await starredBy(user, 'set-contacts-starred', some(first))).toEqual([first]);
    expect(await starredBy(user, 'toggle-starred-contacts', some(first, second))).toEqual([second]);
    expect(await starredBy(user, 'set-contacts-unstarred', some(first, second))).toEqual([]);
    expect(await starredBy(user, 'toggle-starred-contacts', some())).toEqual([]);
  });

  it('is taken without the other marks of a contact', async () => {
    const { frequentContacts } = await userOf(user);
    await user.post(path('set-contacts-starred'), { contactIds: frequentContacts });
    await user.post(path('set-contacts-unstarred'), { contactIds: frequentContacts });
    expect(frequentContacts.length).toBeGreaterThan(0);
    expect(await userOf(user)).toMatchObject({ starred: [], frequentContacts });
  });

  it('changes the list’s tag', async () => {
    const { headers } = await user.get(path('contacts'), { id: 'starred' });
    const again = () => user.get(path('contacts'), { id: 'starred' }, { 'if-none-match': String(headers.etag) });
    expect((await again()).statusCode).toBe(304);
    await user.post(path('toggle-starred-contact'), { contactId: first });
    expect((await again()).statusCode).toBe(200);
  });

  it('is counted once, however many windows flip it at once', async () => {
    const flips = [1, 2, 3, 4, 5].map(() => user.post(path('toggle-starred-contact'), { contactId: first }));
    expect((await Promise.all(flips)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await userOf(user)).starred).toEqual([first]);
  });

  it('is told to the owner’s other windows, of the contacts whose star has changed', async () => {
    const [mine, bobs] = [await sockets.connect(user), await sockets.connect(bob)];
    await user.post(path('set-contacts-starred'), { contactIds: [first] });
    await user.post(path('set-contacts-starred'), { contactIds: [first, second] });
    const by = user.user.uuid;
    const next = () => mine.next<RecordsChangedDto>('records:changed');
    expect([await next(), await next()]).toEqual([
      { list: CONTACTS, ids: [first], by },
      { list: CONTACTS, ids: [second], by },
    ]);
    await bobs.ask('nothing');
    expect(bobs.told('records:changed')).toEqual([]);
  });
});

describe('the contacts of a new user', () => {
  it('are there in their lists and groups', async () => {
    const user = await server.register({ displayName: 'Nadia' });
    const { groups, ...caller } = await userOf(user);
    const [all, starred, frequent] = [await idsOf(user), await idsOf(user, 'starred'), await idsOf(user, 'frequent')];
    expect(all.length).toBeGreaterThan(12);
    expect(starred.length).toBeGreaterThan(3);
    expect(frequent.length).toBeGreaterThan(3);
    expect(caller).toEqual({ id: user.user.uuid, name: 'Nadia', avatar: null, starred, frequentContacts: frequent });
    expect(groups.map(({ name }) => name)).toEqual(['Family', 'Friends', 'Neighbours', 'Work']);
    for (const group of groups) {
      expect(group.contactIds.length).toBeGreaterThan(1);
      expect(await idsOf(user, group.id)).toEqual(group.contactIds);
    }
    expect(await user.list('contacts-app/contacts')).toEqual(await contactsOf(user));
  });

  it('hold, for the admin of the demo, what the documentation names', async () => {
    const admin = await server.signIn('admin@ezone.example', 'admin');
    expect(await idsOf(admin)).toContain(EXAMPLE_CONTACT_ID);
  });

  it('are nobody else’s, nor are their groups', async () => {
    const [one, two] = await server.twoUsers();
    const [group] = (await userOf(one)).groups;
    expect((await two.get(path('contacts'), { id: group?.id ?? '' })).statusCode).toBe(404);
    expect((await one.get(path('contacts'), { id: 'unknown' })).statusCode).toBe(404);
    expect((await one.get(path('contacts'), { id: 'x'.repeat(65) })).statusCode).toBe(400);
    const [ones, twos] = [await idsOf(one), await idsOf(two)];
    expect(ones).toHaveLength(twos.length);
    expect(ones.some((id) => twos.includes(id))).toBe(false);
  });

  it.each(['all', 'starred', 'frequent', 'group'])('come in pages that together are the whole: %s', async (part) => {
    const user = await server.register();
    const id = part === 'group' ? ((await userOf(user)).groups.at(-1)?.id ?? '') : part;
    const [first = []] = await pagesOf<ContactDto>(user, 'contacts-app/contacts', 3);
    expect(first).toEqual((await contactsOf(user)).slice(0, 3));
    let entries: ContactDto[] = [];
    let query: Record<string, string> | undefined = { id, limit: '2' };
    while (query) {
      const page = await user.get(path('contacts'), query);
      entries = [...entries, ...page.json<ContactDto[]>()];
      const next = /cursor=([^&>]+)/.exec(String(page.headers.link))?.[1];
      query = next === undefined ? undefined : { id, limit: '2', cursor: next };
    }
    expect(entries.length).toBeGreaterThan(2);
    expect(entries).toEqual(await contactsOf(user, id));
  });
});

describe('a removed contact', () => {
  it('leaves the starred, the frequent and its groups, and is in them again when it is restored', async () => {
    const user = await server.register();
    const before = await userOf(user);
    const all = await contactsOf(user);
    const inGroup = new Set(before.groups.flatMap(({ contactIds }) => contactIds));
    const id = before.starred.find((one) => before.frequentContacts.includes(one) && inGroup.has(one)) ?? '';

    expect((await user.post(path('remove-contact'), { contactId: id })).json()).toBe(id);
    const without = (ids: string[]) => ids.filter((one) => one !== id);
    expect(await userOf(user)).toEqual({
      ...before,
      starred: without(before.starred),
      frequentContacts: without(before.frequentContacts),
      groups: before.groups.map((group) => ({ ...group, contactIds: without(group.contactIds) })),
    });
    for (const part of ['all', 'starred', 'frequent', ...before.groups.map((group) => group.id)])
      expect(await idsOf(user, part)).not.toContain(id);
    for (const call of ['remove-contact', 'toggle-starred-contact'])
      expect((await user.post(path(call), { contactId: id })).statusCode).toBe(404);
    await user.post(path('toggle-starred-contacts'), { contactIds: [id] });

    expect((await user.post('/api/trash/restore', { list: CONTACTS, ids: [id] })).json()).toEqual([id]);
    expect(await userOf(user)).toEqual(before);
    expect(await contactsOf(user)).toEqual(all);
  });

  it('is removed with others, whatever is unknown passed over, in one event', async () => {
    const user = await server.register();
    const [one = '', two = ''] = await addMany(user, 'One', 'Two');
    const socket = await sockets.connect(user);
    const contactIds = [one, 'unknown', two, one];
    expect((await user.post(path('remove-contacts'), { contactIds })).json()).toEqual([one, two]);
    expect(await socket.next<RecordsChangedDto>('records:changed')).toMatchObject({
      list: CONTACTS,
      ids: expect.arrayContaining([one, two]) as string[],
    });
    expect((await user.post(path('remove-contacts'), { contactIds })).json()).toEqual([]);
    expect(await idsOf(user)).not.toContain(one);
    const trash = await user.list<{ title: string }>('trash?list=contacts-app/contacts');
    expect(trash.map(({ title }) => title).sort()).toEqual(['One', 'Two']);
  });

  it('takes its marks and memberships along when it is deleted for good', async () => {
    const user = await server.register();
    const { groups, starred } = await userOf(user);
    const ids = [...starred, ...groups.flatMap(({ contactIds }) => contactIds)];
    await user.post(path('remove-contacts'), { contactIds: ids });
    await user.post('/api/trash/remove', { list: CONTACTS, ids });
    const after = await userOf(user);
    expect(after.starred).toEqual([]);
    expect(after.groups.map(({ contactIds }) => contactIds)).toEqual([[], [], [], []]);
  });
});

it('gives a new user no contacts where there is no demo data', async () => {
  const empty = await startTestServer({ env: { DEMO_DATA: 'false' } });
  const user = await empty.register();
  for (const id of ['all', 'starred', 'frequent']) expect(await contactsOf(user, id)).toEqual([]);
  expect(await userOf(user)).toMatchObject({ starred: [], frequentContacts: [], groups: [] });
  await empty.close();
});
