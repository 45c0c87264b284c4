import { listSentences } from '@ezone/shell/page/list-detail';
import { asStored, differing, updating, useRecords, useRecordsStore } from '@ezone/shell/records';
import { isolated } from '@ezone/text';
import { lazyContent } from '@ezone/ui/lazy-content';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { duplicatesSentences, importSentences } from './importMessages';
import { contactsSentences } from './messages';
import { emptyContact } from './model/contact';
import type { Contact, ContactContent, ContactGroup } from './model/contact';
import { contactsCollection, groupsCollection } from './model/contactsCollection';

/** The form that a contact is written in: it is fetched with the page, so that a contact can be changed without a network. */
export const loadEdit = lazyContent(async () => (await import('./EditContact')).EditContact);

const none: readonly ContactGroup[] = [];

/** What gives a contact the star and the groups of others that it has not, or takes them away again. */
const listsOfAll = ({ id, starred, groups }: Contact, others: readonly Contact[], isGiven: boolean) => {
  const bulk = (name: string, given: object) => ({
    list: contactsCollection.list,
    ids: [id],
    deed: { kind: 'bulk' as const, name, given },
  });
  const joined = new Set(others.flatMap((other) => other.groups.filter((group) => !groups.includes(group))));
  return [
    ...(!starred && others.some((other) => other.starred) ? [bulk('star', { isStarred: isGiven })] : []),
    ...[...joined].map((groupId) => bulk('member', { groupId, isMember: isGiven })),
  ];
};

/** The user's contacts and groups, and the ways to change them: each at once on screen, one or many as one step, and to be taken back. */
export function useContacts() {
  const { formatMessage } = useIntl();
  const store = useRecordsStore();
  const contacts = useRecords(contactsCollection);
  const groups = useRecords(groupsCollection);
  const { create, createMany, bulk, remove } = contacts;

  // With a group that comes back, or comes from another device, come the contacts that are in it.
  const known = groups.query.data?.map(({ id }) => id).join();
  const knownBefore = useRef(known);
  const { refetch } = contacts.query;
  useEffect(() => {
    if (knownBefore.current !== undefined && known !== knownBefore.current) void refetch();
    knownBefore.current = known;
  }, [known, refetch]);

  const actions = useMemo(() => {
    const read = (ids: readonly string[]): Contact[] => {
      const wanted = new Set(ids);
      const shown = store.records.shown(asStored(contactsCollection)) as readonly Contact[] | undefined;
      return shown?.filter(({ id }) => wanted.has(id)) ?? [];
    };
    return {
      /** Adds a contact to a list: with a star, or in a group. */
      add: (content: ContactContent, lists: Partial<Pick<Contact, 'starred' | 'groups'>> = {}): Contact =>
        create({ ...emptyContact, ...content, starred: false, frequent: false, groups: [], ...lists }),
      /** Adds contacts as one step. */
      addAll: (contents: readonly Omit<Contact, 'id'>[]) => {
        createMany(contents, { done: formatMessage(importSentences.done, { count: contents.length }) });
      },
      /** Stars them, or stars them no more where all of them are. */
      star: (ids: readonly string[]) => {
        const some = read(ids);
        const isStarred = !some.every(({ starred }) => starred);
        const changed = some.filter(({ starred }) => starred !== isStarred).map(({ id }) => id);
        const said = isStarred ? contactsSentences.starred : contactsSentences.unstarred;
        const done = changed.length > 1 ? { done: formatMessage(said, { count: changed.length }) } : {};
        bulk('star', changed, { isStarred }, done);
      },
      /** Puts them into a group, or takes them out of it. */
      setMembers: (ids: readonly string[], { id: groupId, name }: ContactGroup, isMember: boolean) => {
        const changed = read(ids).filter((contact) => contact.groups.includes(groupId) !== isMember);
        const said = isMember ? contactsSentences.joined : contactsSentences.left;
        bulk(
          'member',
          changed.map(({ id }) => id),
          { groupId, isMember },
          { done: formatMessage(said, { count: changed.length, name }) },
        );
      },
      /** Makes one of several: the first of them gets this content, and the star and the groups of all; the others go into the trash. */
      merge: ([kept, ...others]: readonly Contact[], content: Partial<ContactContent>) => {
        if (!kept) return;
        const { list } = contactsCollection;
        const changed = differing(contactsCollection, { ...kept, ...content }, kept);
        const fields = Object.fromEntries(changed.map((field) => [field, content[field as keyof ContactContent]]));
        const forth = [
          ...(changed.length > 0 ? [updating(contactsCollection, kept, fields)] : []),
          ...listsOfAll(kept, others, true),
        ];
        const before = Object.fromEntries(changed.map((field) => [field, kept[field]]));
        const back = [
          ...(changed.length > 0 ? [updating(contactsCollection, { ...kept, ...content }, before)] : []),
          ...listsOfAll(kept, others, false),
        ];
        for (const { ids, deed } of forth) store.outbox.add(list, ids, deed);
        const done = formatMessage(duplicatesSentences.merged, { count: others.length + 1 });
        remove(
          others.map(({ id }) => id),
          { done, also: back },
        );
      },
      remove: (ids: readonly string[]) => {
        remove(ids, { done: formatMessage(listSentences.removed, { count: read(ids).length }) });
      },
    };
  }, [create, createMany, bulk, remove, store, formatMessage]);

  const failed = formatMessage(contactsSentences.groupFailed);
  const groupActions = {
    /** Makes a group, into which contacts can be put at once. */
    add: (name: string): ContactGroup => groups.create({ name }, { failed }),
    rename: ({ id }: ContactGroup, name: string) => {
      groups.update(id, { name }, { failed });
    },
    /** Removes a group; taken back, it has its contacts again. */
    remove: ({ id, name }: ContactGroup) => {
      groups.remove([id], { done: formatMessage(contactsSentences.groupRemoved, { name: isolated(name) }), failed });
    },
  };
  return {
    contacts,
    groups: groups.records ?? none,
    /** Whether it is known which groups there are. */
    areGroupsKnown: groups.records !== undefined,
    actions,
    groupActions,
  };
}
