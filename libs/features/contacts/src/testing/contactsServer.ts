import type { AnswerOf } from '@ezone/api-client';
import { fakeApi, fakeList } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import { emptyContact } from '../model/contact';
import type { ContactContent, ContactDto, ContactGroup } from '../model/contact';
import { contactsCollection, toDraft } from '../model/contactsCollection';
import { groupsCollection } from '../model/contactsCollection';

/** A contact as the server has it, with some of its fields. */
export const contactOf = (id: string, fields: Partial<ContactContent>): ContactDto => ({
  ...toDraft({ ...emptyContact, ...fields }),
  id,
});

/** A few contacts, the newest first. */
export const sampleContacts = (): ContactDto[] => [
  contactOf('selma', {
    ...{ name: 'Selma', lastName: 'Aydın', nickname: 'Sel', company: 'Harbour Books', jobTitle: 'Bookseller' },
    ...{ email: 'selma@example.com', phone: '+44 20 7946 0112', address: '12 Quay Street\nPortland' },
    ...{ birthday: '1988-04-17', notes: 'Evenings are best.' },
  }),
  contactOf('zoe', { name: 'Zoë', lastName: 'Brandt', email: 'zoe@example.com' }),
  contactOf('emile', { name: 'Émile', lastName: 'Caron', company: 'Atelier Caron' }),
  contactOf('layla', { name: 'ليلى', lastName: 'حداد', company: 'مكتبة الميناء', phone: '+971 4 555 0100' }),
  contactOf('harbour', { company: '24 Hours Harbour', phone: '112' }),
];

/** So many contacts, all different, for seeing how the page bears them. */
export const manyContacts = (length: number): ContactDto[] =>
  Array.from({ length }, (_, index) =>
    contactOf(`many-${String(index)}`, {
      name: `${String.fromCharCode(65 + (index % 26))}person`,
      lastName: String(index + 1),
      email: `person${String(index + 1)}@example.com`,
    }),
  );

export const sampleGroups: ContactGroup[] = [
  { id: 'friends', name: 'Friends' },
  { id: 'work', name: 'Work' },
];

type MailBrief = AnswerOf<'listMailBriefs'>[number];

/** A mail in the inbox or, from `me`, one that was sent. */
export const mailOf = (id: string, from: string, to: string, subject: string): MailBrief => ({
  ...{ id, subject, from: { name: from, avatar: null, email: from }, to: [{ name: to, email: to }] },
  ...{ excerpt: `About: ${subject}`, time: '2026-03-01T09:00:00.000Z', attachments: [], labels: [] },
  ...{ folder: from === 'me@example.com' ? 1 : 0, read: true, starred: false, important: false },
  ...{ hasAttachments: false, draft: false, thread: id },
});

const sampleMails = (): MailBrief[] => [
  mailOf('m2', 'me@example.com', 'selma@example.com', 'The order of March'),
  mailOf('m1', 'selma@example.com', 'me@example.com', 'Three more books'),
];

/**
 * Keeps contacts as the real server does, in memory, and tells their windows of changes.
 * @param uploadType what it takes every file for that it is sent
 */
export const createContactsServer = (first: readonly ContactDto[] = sampleContacts(), uploadType = 'image/webp') => {
  const contacts = fakeList(first);
  const groups = fakeList(sampleGroups);
  const mails = sampleMails();
  const starred = new Set(['zoe']);
  const members = new Map<string, Set<string>>([['friends', new Set(['selma'])]]);
  const { openWindow, tell } = fakeWindows();
  const told = <T>(list: string, answer: T, ids: readonly string[], by: string | undefined): T => {
    tell(list, ids, by);
    return answer;
  };
  const { list } = contactsCollection;
  const isThere = (id: string) => contacts.all().some((contact) => contact.id === id);
  const user = () => ({
    ...{ id: 'me', name: 'Ada', avatar: null, starred: [...starred].filter(isThere), frequentContacts: ['selma'] },
    groups: groups.all().map((group) => ({ ...group, contactIds: [...(members.get(group.id) ?? [])].filter(isThere) })),
  });
  const star = (isStarred: boolean, ids: readonly string[], by: string | undefined) => {
    for (const id of ids)
      if (isStarred) starred.add(id);
      else starred.delete(id);
    return told(list, user(), ids, by);
  };
  const join = (isMember: boolean, groupId: string, ids: readonly string[], by: string | undefined) => {
    const { id } = groups.get(groupId);
    const of = members.get(id) ?? new Set<string>();
    for (const contactId of ids)
      if (isMember) of.add(contactId);
      else of.delete(contactId);
    members.set(id, of);
    return told(list, user(), ids, by);
  };
  const server = fakeApi({
    'GET /api/contacts-app/contacts': contacts.all,
    'GET /api/contacts-app/user': user,
    'GET /api/contacts-app/groups': groups.all,
    'POST /api/contacts-app/add-contact': ({ body, idempotencyKey: id = '', socketId }) => {
      const contact = { ...contactOf(id, {}), ...(body.contact as Partial<ContactDto>), id };
      return told(list, contacts.create(contact), [id], socketId);
    },
    'POST /api/contacts-app/add-contacts': ({ body, socketId }) => {
      const before = new Set(contacts.all().map(({ id }) => id));
      const added = (body.contacts as (Partial<ContactDto> & { id: string })[]).filter(({ id }) => !before.has(id));
      for (const contact of added.toReversed()) contacts.create({ ...contactOf(contact.id, {}), ...contact });
      const ids = added.map(({ id }) => id);
      return told(list, ids, ids, socketId);
    },
    'POST /api/uploads': () => ({ id: 'picture', url: '/api/uploads/picture', type: uploadType, size: 5 }),
    'GET /api/mail-app/briefs': ({ query: { address } }) =>
      mails.filter(({ from, to }) => [from, ...to].some(({ email }) => email === address)),
    'GET /api/contacts-app/person': () => ({ userId: null }),
    'POST /api/contacts-app/update-contact': ({ body: { contact, base }, socketId }) =>
      told(list, contacts.update(contact, base), [contact.id], socketId),
    'POST /api/contacts-app/remove-contacts': ({ body: { contactIds }, socketId }) =>
      told(list, contacts.remove(contactIds), contactIds, socketId),
    'POST /api/contacts-app/set-contacts-starred': ({ body, socketId }) => star(true, body.contactIds, socketId),
    'POST /api/contacts-app/set-contacts-unstarred': ({ body, socketId }) => star(false, body.contactIds, socketId),
    'POST /api/contacts-app/add-to-group': ({ body, socketId }) => join(true, body.groupId, body.contactIds, socketId),
    'POST /api/contacts-app/remove-from-group': ({ body, socketId }) =>
      join(false, body.groupId, body.contactIds, socketId),
    'POST /api/contacts-app/add-group': ({ body: { group }, idempotencyKey: id = '', socketId }) =>
      told(groupsCollection.list, groups.create({ ...group, id }), [id], socketId),
    'POST /api/contacts-app/update-group': ({ body: { group, base }, socketId }) =>
      told(groupsCollection.list, groups.update(group, base), [group.id], socketId),
    'POST /api/contacts-app/remove-group': ({ body: { groupId }, socketId }) =>
      told(groupsCollection.list, groups.remove([groupId])[0] ?? groupId, [groupId], socketId),
    'POST /api/trash/restore': ({ body, socketId }) => {
      const from = body.list === list ? contacts : groups;
      return told(body.list, from.restore(body.ids), body.ids, socketId);
    },
  });
  return { ...server, mails, tell, contacts, groups, user, openWindow: () => openWindow(server) };
};

/** A server of contacts that exists in a story or a spec only. */
export type ContactsServer = ReturnType<typeof createContactsServer>;
