import type { Api } from '@ezone/api-client';
import { differing, inParts, recordsInParts, removeEach } from '@ezone/shell/records';
import type { BulkChange, Collection } from '@ezone/shell/records';
import { contentOf, isEmail, limits, nameOf, textFields } from './contact';
import type { Contact, ContactContent, ContactDto, ContactGroup } from './contact';

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
const isSame = (one: unknown, other: unknown) => JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));

/** What the server is told of a contact: it knows an email that there is not as null. */
export const toDraft = (contact: ContactContent): Omit<ContactDto, 'id'> => {
  const { email, ...content } = contentOf(contact);
  return { ...content, email: email.trim() || null };
};

const fromDto = (
  { email, ...contact }: ContactDto,
  lists: Pick<Contact, 'starred' | 'frequent' | 'groups'>,
): Contact => ({
  ...contact,
  email: email ?? '',
  starred: lists.starred,
  frequent: lists.frequent,
  groups: lists.groups,
});

const load = async (api: Api, options: { signal?: AbortSignal }): Promise<Contact[]> => {
  const [contacts, user] = await Promise.all([api.listContacts(options), api.getContactsUser(options)]);
  const [starred, frequent] = [new Set(user.starred), new Set(user.frequentContacts)];
  const groups = new Map<string, string[]>();
  for (const { id, contactIds } of user.groups)
    for (const contactId of contactIds) groups.set(contactId, [...(groups.get(contactId) ?? []), id]);
  return contacts.map((contact) =>
    fromDto(contact, {
      starred: starred.has(contact.id),
      frequent: frequent.has(contact.id),
      groups: groups.get(contact.id) ?? [],
    }),
  );
};

const star: BulkChange<Contact> = {
  send: (api, ids, { isStarred }: { isStarred: boolean }) =>
    inParts(ids, (contactIds) =>
      isStarred ? api.setContactsStarred({ body: { contactIds } }) : api.setContactsUnstarred({ body: { contactIds } }),
    ),
  apply: (contact, { isStarred }: { isStarred: boolean }) =>
    contact.starred === isStarred ? contact : { ...contact, starred: isStarred },
  takeBack: (contacts, { isStarred }: { isStarred: boolean }) => {
    const ids = contacts.filter(({ starred }) => starred !== isStarred).map(({ id }) => id);
    return ids.length > 0 ? [{ name: 'star', ids, given: { isStarred: !isStarred } }] : [];
  },
};

type Membership = { groupId: string; isMember: boolean };

const member: BulkChange<Contact> = {
  send: (api, ids, { groupId, isMember }: Membership) =>
    inParts(ids, (contactIds) =>
      isMember
        ? api.addToContactGroup({ body: { groupId, contactIds } })
        : api.removeFromContactGroup({ body: { groupId, contactIds } }),
    ),
  apply: (contact, { groupId, isMember }: Membership) => {
    if (contact.groups.includes(groupId) === isMember) return contact;
    return {
      ...contact,
      groups: isMember ? [...contact.groups, groupId] : contact.groups.filter((id) => id !== groupId),
    };
  },
  takeBack: (contacts, { groupId, isMember }: Membership) => {
    const ids = contacts.filter(({ groups }) => groups.includes(groupId) !== isMember).map(({ id }) => id);
    return ids.length > 0 ? [{ name: 'member', ids, given: { groupId, isMember: !isMember } }] : [];
  },
  links: ({ groupId }: Membership) => [groupId],
};

/** The user's contacts with their stars and groups, and the calls that change them. */
export const contactsCollection: Collection<Contact> = {
  list: 'contacts-app/contacts',
  load,
  create: async (api, contact) => {
    const { id, starred, groups } = contact;
    const added = await api.addContact({ body: { contact: toDraft(contact) }, idempotencyKey: id });
    if (starred) await star.send(api, [id], { isStarred: true } as never);
    for (const groupId of groups) await member.send(api, [id], { groupId, isMember: true } as never);
    return fromDto(added, contact);
  },
  createMany: async (api, contacts) => {
    await recordsInParts(contacts, (part) =>
      api.addContacts({ body: { contacts: part.map((contact) => ({ ...toDraft(contact), id: contact.id })) } }),
    );
    const starred = contacts.filter((contact) => contact.starred).map(({ id }) => id);
    if (starred.length > 0) await star.send(api, starred, { isStarred: true } as never);
    for (const groupId of new Set(contacts.flatMap(({ groups }) => groups))) {
      const members = contacts.filter(({ groups }) => groups.includes(groupId)).map(({ id }) => id);
      await member.send(api, members, { groupId, isMember: true } as never);
    }
  },
  update: async (api, contact, base) => {
    // Stars and groups are changed for many at once, never as fields.
    const { id } = contact;
    if (differing({ isSame }, { ...contentOf(contact), id }, { ...contentOf(base), id }).length === 0) return contact;
    const body = { contact: { ...toDraft(contact), id }, base: { ...toDraft(base), id } };
    return fromDto(await api.updateContact({ body }), contact);
  },
  remove: (api, ids) => inParts(ids, (contactIds) => api.removeContacts({ body: { contactIds } })),
  bulk: { star, member },
  links: ({ groups = [] }) => groups,
  // The server keeps no white space around a text.
  isSame,
  unfit: (fields) => [
    ...textFields.filter((field) => (fields[field] ?? '').trim().length > limits[field]),
    ...(fields.email && fields.email.trim() !== '' && !isEmail(fields.email.trim()) ? (['email'] as const) : []),
  ],
  nameOf,
  pathOf: ({ id }) => `/apps/contacts/all/${encodeURIComponent(id)}`,
};

/** The user's groups of contacts. Which contacts are in them is told with the contacts. */
export const groupsCollection: Collection<ContactGroup> = {
  list: 'contacts-app/groups',
  isOneAnswer: true,
  placed: 'last',
  refused: 'isTakenBack',
  nameOf: ({ name }) => name,
  load: (api, options) => api.listContactGroups(options),
  create: (api, { id, name }) => api.addContactGroup({ body: { group: { name } }, idempotencyKey: id }),
  update: (api, group, base) => api.updateContactGroup({ body: { group, base } }),
  remove: (api, ids) => removeEach(ids, (groupId) => api.removeContactGroup({ body: { groupId } })),
};
