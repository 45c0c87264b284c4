import { randomUUID } from 'node:crypto';
import { fieldsOf } from '../../testing/fields-of';
import { pagesOf } from '../../testing/pages-of';
import { until } from '../../testing/passing-time';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { TestSockets } from '../../testing/test-sockets';
import type { RecordsChangedDto } from '../../platform/records/record-events';
import { Database } from '../../platform/database/database';
import { CONTACT_GROUPS, MAX_MEMBERS } from './contact-groups.service';
import { CONTACTS } from './contacts.service';
import {
  EXAMPLE_CONTACT_ID,
  type BirthdayDto,
  type ContactDraftDto,
  type ContactDto,
  type ContactsUserDto,
} from './contacts.dto';

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

it('tells the birthdays that are known, and of whom they are', async () => {
  const user = await server.register();
  const known = async () => {
    const all = await user.list<BirthdayDto>('contacts-app/birthdays');
    return all.map(({ name, birthday }) => `${name} ${birthday}`);
  };
  const before = (await known()).length;
  await add(user, { name: 'Nobody', lastName: 'Knows' });
  const selma = await add(user, { name: 'Selma', lastName: 'Aydın', birthday: '1988-02-29' });
  await add(user, { company: 'Harbour Books', birthday: '2001-05-04' });
  const all = await known();
  expect(all.slice(0, 2)).toEqual(['Harbour Books 2001-05-04', 'Selma Aydın 1988-02-29']);
  expect(all).toHaveLength(before + 2);
  const { headers } = await user.get(path('birthdays'));
  await user.post(path('remove-contact'), { contactId: selma.id });
  expect(await known()).toHaveLength(before + 1);
  const again = await user.get(path('birthdays'), {}, { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(200);
  expect((await server.get(path('birthdays'))).statusCode).toBe(401);
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

it('says which user a contact is, to its owner alone', async () => {
  const personOf = async (user: TestUser, contactId: string) =>
    (await user.get(path('person'), { contactId })).json<object>();
  const { email } = bob.user.data;
  const contact = await add(alice, { name: 'Bob', email: email.toUpperCase() });
  expect(await personOf(alice, contact.id)).toEqual({ userId: bob.user.uuid });
  expect((await bob.get(path('person'), { contactId: contact.id })).statusCode).toBe(404);
  const nobody = await add(alice, { email: 'nobody-at-all@example.com' });
  const herself = await add(alice, { email: alice.user.data.email });
  const unknown = await add(alice);
  for (const { id } of [nobody, herself, unknown]) expect(await personOf(alice, id)).toEqual({ userId: null });
});

describe('a group', () => {
  const addGroup = (user: TestUser, name: string) =>
    user.call<{ id: string; name: string }>(path('add-group'), { group: { name } });
  const namesOf = async (user: TestUser) => (await userOf(user)).groups.map(({ name }) => name);

  it('is added last, renamed, and has the contacts that are put into it', async () => {
    const user = await server.register();
    const group = await addGroup(user, ' Book club ');
    expect(group.name).toBe('Book club');
    expect(await namesOf(user)).toEqual(
      [...(await user.list<{ name: string }>('contacts-app/groups'))].map((one) => one.name),
    );
    expect((await namesOf(user)).at(-1)).toBe('Book club');
    await user.call(path('update-group'), { group: { ...group, name: 'Readers' }, base: group });
    expect((await namesOf(user)).at(-1)).toBe('Readers');
    const [one = '', two = ''] = await addMany(user, 'One', 'Two');
    const socket = await sockets.connect(user);
    const into = { groupId: group.id, contactIds: [one, 'unknown', two, one] };
    const { groups } = await user.call<ContactsUserDto>(path('add-to-group'), into);
    expect(groups.at(-1)?.contactIds).toEqual([two, one]);
    expect((await socket.next<RecordsChangedDto>('records:changed')).list).toBe(CONTACTS);
    await user.call(path('add-to-group'), into);
    expect(await idsOf(user, group.id)).toEqual([two, one]);
    await user.call(path('remove-from-group'), { groupId: group.id, contactIds: [two, two] });
    expect(await idsOf(user, group.id)).toEqual([one]);
  });

  it('is refused more contacts than all groups together can have', async () => {
    const user = await server.register();
    const ids = Array.from({ length: 500 }, () => randomUUID());
    await user.call(path('add-contacts'), { contacts: ids.map((id) => ({ id, name: 'One of many' })) });
    const { id: groupId } = await addGroup(user, 'Last');
    const [contactId = ''] = ids;
    await server.app.get(Database).transaction(async (rows) => {
      const owner_id = user.user.uuid;
      await rows.deleteFrom('contact_group_member').where('owner_id', '=', owner_id).execute();
      const groups = Array.from({ length: MAX_MEMBERS / ids.length }, (_, place) => {
        return { id: randomUUID(), owner_id, name: 'Whole', position: place + 100, version: 1 };
      });
      await rows.insertInto('contact_group').values(groups).execute();
      for (const group of groups) {
        const members = ids.map((contact_id) => ({ group_id: group.id, contact_id, owner_id }));
        await rows.insertInto('contact_group_member').values(members).execute();
      }
      // One less than there can be.
      const last = rows.deleteFrom('contact_group_member').where('owner_id', '=', owner_id);
      await last
        .where('group_id', '=', groups[0]?.id ?? '')
        .where('contact_id', '=', contactId)
        .execute();
    });
    await user.call(path('add-to-group'), { groupId, contactIds: [contactId] });
    const refused = await user.post(path('add-to-group'), { groupId, contactIds: [ids[1]] });
    expect([refused.statusCode, [...fieldsOf(refused)]]).toEqual([400, ['contactIds']]);
    // Who is in it already takes no more room.
    await user.call(path('add-to-group'), { groupId, contactIds: [contactId] });
  });

  it('leaves its contacts where it is removed, and has them again when it is restored', async () => {
    const user = await server.register();
    const before = await userOf(user);
    const [group] = before.groups;
    await user.call(path('remove-group'), { groupId: group?.id });
    expect((await userOf(user)).groups).toEqual(before.groups.slice(1));
    expect((await user.get(path('contacts'), { id: group?.id ?? '' })).statusCode).toBe(404);
    const members = { groupId: group?.id, contactIds: [] };
    expect((await user.post(path('add-to-group'), members)).statusCode).toBe(404);
    await user.call('/api/trash/restore', { list: CONTACT_GROUPS, ids: [group?.id] });
    expect(await userOf(user)).toEqual(before);
  });

  it('is not there, for whom has its contacts, too, where it is removed and where it is deleted for good', async () => {
    const user = await server.register();
    const [group] = (await userOf(user)).groups;
    const id = group?.id ?? '';
    const { headers } = await user.get(path('contacts'), { id });
    const again = async () =>
      (await user.get(path('contacts'), { id }, { 'if-none-match': String(headers.etag) })).statusCode;
    expect(await again()).toBe(304);
    await user.call(path('remove-group'), { groupId: id });
    expect(await again()).toBe(404);
    await user.call('/api/trash/restore', { list: CONTACT_GROUPS, ids: [id] });
    const { headers: restored } = await user.get(path('contacts'), { id });
    await user.call(path('remove-group'), { groupId: id });
    await user.call('/api/trash/remove', { list: CONTACT_GROUPS, ids: [id] });
    expect((await user.get(path('contacts'), { id }, { 'if-none-match': String(restored.etag) })).statusCode).toBe(404);
  });

  it('is nobody else’s', async () => {
    const [one, two] = await server.twoUsers();
    const group = await addGroup(one, 'Private');
    const [contact = ''] = await addMany(two, 'Mine');
    for (const [call, body] of [
      ['update-group', { group }],
      ['remove-group', { groupId: group.id }],
      ['add-to-group', { groupId: group.id, contactIds: [contact] }],
      ['remove-from-group', { groupId: group.id, contactIds: [contact] }],
    ] as const) {
      expect([call, (await two.post(path(call), body)).statusCode]).toEqual([call, 404]);
    }
    const own = await addGroup(two, 'Own');
    const [theirs = ''] = await addMany(one, 'Theirs');
    await two.call(path('add-to-group'), { groupId: own.id, contactIds: [theirs] });
    expect(await idsOf(two, own.id)).toEqual([]);
  });

  describe('is one of a hundred at most', () => {
    const fill = async (user: TestUser, most: number) => {
      for (let count = (await namesOf(user)).length; count < most; count += 1) await addGroup(user, String(count));
    };
    const post = (user: TestUser, key: string) =>
      user.post(path('add-group'), { group: { name: 'One more' } }, { 'idempotency-key': key });

    it('also where many are added at once, each request once', async () => {
      const user = await server.register();
      await fill(user, 97);
      const keys = Array.from({ length: 8 }, (_, at) => `one-more-group-${String(at)}`);
      const answers = await Promise.all(keys.map((key) => post(user, key)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 400, 400, 400, 400, 400]);
      expect(await namesOf(user)).toHaveLength(100);
      const at = answers.findIndex(({ statusCode }) => statusCode === 200);
      expect((await post(user, keys[at] ?? '')).json()).toEqual(answers[at]?.json());
      expect(fieldsOf(await post(user, 'another-group'))).toEqual(new Set(['group']));
      expect(await namesOf(user)).toHaveLength(100);
    });

    it('also where some come back, all of them or none', async () => {
      const user = await server.register();
      const removed = (await userOf(user)).groups.map(({ id }) => id);
      for (const groupId of removed) await user.call(path('remove-group'), { groupId });
      await fill(user, 98);
      const restore = (ids: string[]) => user.post('/api/trash/restore', { list: CONTACT_GROUPS, ids });
      expect(fieldsOf(await restore(removed.slice(0, 3)))).toEqual(new Set(['ids']));
      expect(await namesOf(user)).toHaveLength(98);
      const [first = '', second = ''] = removed;
      expect((await restore([first, second, 'unknown', first])).json()).toEqual([first, second]);
      expect(await namesOf(user)).toHaveLength(100);
      expect((await user.post('/api/trash/remove', { list: CONTACT_GROUPS, ids: removed })).json()).toEqual(
        removed.slice(2),
      );
    });
  });
});

describe('many contacts at once', () => {
  it('are added in their order, once, in one event, and can be removed together', async () => {
    const user = await server.register();
    const before = await idsOf(user);
    const contacts = Array.from({ length: 60 }, (_, at) => ({ id: randomUUID(), name: `Person ${String(at)}` }));
    const ids = contacts.map(({ id }) => id);
    const socket = await sockets.connect(user);
    expect(await user.call(path('add-contacts'), { contacts })).toEqual(ids);
    expect((await socket.next<RecordsChangedDto>('records:changed')).ids).toHaveLength(60);
    expect(await user.call(path('add-contacts'), { contacts })).toEqual([]);
    expect(await idsOf(user)).toEqual([...ids, ...before]);
    await user.call(path('remove-contacts'), { contactIds: ids });
    expect(await idsOf(user)).toEqual(before);
  });

  it('are found by the search of all apps: the first of them at once, the others as soon as their words are there', async () => {
    const user = await server.register();
    const companies = ['Quillfern', 'Marrowlake', 'Tidewick', 'Ashmere', 'Brindlow'];
    const contacts = Array.from({ length: 500 }, (_, at) => ({
      ...{ id: randomUUID(), name: `Person ${String(at)}`, company: companies[Math.floor(at / 100)] ?? '' },
    }));
    await user.call(path('add-contacts'), { contacts });
    const found = async (q: string) => (await user.list<{ id: string }>(`search?limit=100&q=${q}`)).map(({ id }) => id);
    // On SQLite a search waits for words for a bounded time only, and what is first in the list gets its words first.
    expect(await found('Quillfern')).toContain(contacts[0]?.id);
    for (const company of companies) await until(async () => (await found(company)).length === 100);
  });

  it('are refused together where one of them is no contact, or has an id that could be another’s', async () => {
    const id = randomUUID();
    const refused = async (contact: object) =>
      fieldsOf(await alice.post(path('add-contacts'), { contacts: [{ id, name: 'Good' }, contact] }));
    expect(await refused({ id: randomUUID(), email: 'nobody' })).toEqual(new Set(['contacts.1.email']));
    expect(await refused({ id: EXAMPLE_CONTACT_ID })).toEqual(new Set(['contacts.1.id']));
    expect(await idsOf(alice)).not.toContain(id);
  });

  it('are not made of somebody else’s', async () => {
    const id = randomUUID();
    await alice.call(path('add-contacts'), { contacts: [{ id, name: 'Alice’s' }] });
    expect(await bob.call(path('add-contacts'), { contacts: [{ id, name: 'Bob’s' }] })).toEqual([]);
    expect((await contactsOf(alice)).find((contact) => contact.id === id)?.name).toBe('Alice’s');
    expect(await idsOf(bob)).not.toContain(id);
  });
});

it('gives a new user no contacts where there is no demo data', async () => {
  const empty = await startTestServer({ env: { DEMO_DATA: 'false' } });
  const user = await empty.register();
  for (const id of ['all', 'starred', 'frequent']) expect(await contactsOf(user, id)).toEqual([]);
  expect(await userOf(user)).toMatchObject({ starred: [], frequentContacts: [], groups: [] });
  await empty.close();
});
