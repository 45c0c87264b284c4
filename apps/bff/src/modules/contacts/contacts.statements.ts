import { prepare, type Bindable } from '../../platform/database/prepared';
import type { Rows, Transaction } from '../../platform/database/tables';
import type { LooseRows } from '../../platform/records/loose-rows';
import type { RecordFilter } from '../../platform/records/record-statements';

export type Mark = 'starred' | 'frequent';

/*
 * Whether a contact is marked, or in a group, is looked up for each contact, and who is in which is put together by whoever asks:
 * PostgreSQL joins tables of which it has no statistics yet, or old ones, as right after an import, by comparing all rows of one with all
 * of the other.
 */

/** The mark of the contact that is asked for, if it has it. */
const markOf = (rows: LooseRows, ownerId: string | Bindable<string>, mark: Mark) =>
  rows
    .selectFrom('contact_mark')
    .select('contact_mark.mark')
    .where('contact_mark.owner_id', '=', ownerId)
    .where('contact_mark.mark', '=', mark)
    .whereRef('contact_mark.contact_id', '=', 'contact.id');

/** The group of the contact that is asked for, if it is in it. */
const membershipOf = (rows: LooseRows, ownerId: string | Bindable<string>, groupId: unknown) =>
  rows
    .selectFrom('contact_group_member as member')
    .select('member.group_id')
    .where('member.owner_id', '=', ownerId)
    .where('member.group_id', '=', groupId)
    .whereRef('member.contact_id', '=', 'contact.id');

const marked = (mark: Mark): RecordFilter => ({
  where: (query, { ownerId }, rows) => query.where(markOf(rows, ownerId, mark), 'is not', null),
});

/** The parts of the list of contacts that can be asked for; the value of `group` is its id. */
export const contactFilters = {
  starred: marked('starred'),
  frequent: marked('frequent'),
  group: {
    where: (query, { ownerId, value }, rows) => query.where(membershipOf(rows, ownerId, value), 'is not', null),
  },
} satisfies Record<string, RecordFilter>;

/** The contacts that are not in the trash, in the order of the list of contacts. */
export const selectPlaced = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows
    .selectFrom('contact')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .orderBy('position', 'desc')
    .orderBy('id', 'desc'),
);

/** The marks of all contacts, those in the trash among them. */
export const selectMarks = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows.selectFrom('contact_mark').select(['mark', 'contact_id']).where('owner_id', '=', ownerId),
);

export const selectBirthdays = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows
    .selectFrom('contact')
    .select(['id', 'birthday', 'name', 'last_name', 'nickname', 'company', 'email'])
    .where('owner_id', '=', ownerId)
    .where('birthday', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('position', 'desc')
    .orderBy('id', 'desc'),
);

export const selectGroups = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows
    .selectFrom('contact_group')
    .select(['id', 'name'])
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id'),
);

export const selectGroup = prepare<{ ownerId: string; id: string }>()((rows, { ownerId, id }) =>
  rows
    .selectFrom('contact_group')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('removed_at', 'is', null),
);

/** Those of some groups that are in the trash. */
export const removedGroupsAmong = (rows: Transaction, ownerId: string, ids: readonly string[]) =>
  rows
    .selectFrom('contact_group')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where('removed_at', 'is not', null);

/** The members of all groups, those in the trash among them. */
export const selectMembers = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows.selectFrom('contact_group_member').select(['group_id', 'contact_id']).where('owner_id', '=', ownerId),
);

/** How many members all groups of an owner have in all. */
export const countMembers = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows
    .selectFrom('contact_group_member')
    .select(({ fn }) => fn.countAll<number | string>().as('members'))
    .where('owner_id', '=', ownerId),
);

const contactsAmong = (rows: Transaction, ownerId: string, ids: readonly string[]) =>
  (rows as unknown as LooseRows)
    .selectFrom('contact')
    .select('contact.id')
    .where('contact.owner_id', '=', ownerId)
    .where('contact.id', 'in', ids)
    .where('contact.removed_at', 'is', null);

/** Those of some contacts that are there; `mark` is null where one is not starred. */
export const starsAmong = async (rows: Transaction, ownerId: string, ids: readonly string[]) => {
  const found = contactsAmong(rows, ownerId, ids).select(
    markOf(rows as unknown as LooseRows, ownerId, 'starred').as('mark'),
  );
  return (await found.execute()) as { id: string; mark: Mark | null }[];
};

/** Those of some contacts that are there; `group_id` is null where one is not in the group. */
export const membersAmong = async (rows: Transaction, ownerId: string, groupId: string, ids: readonly string[]) => {
  const found = contactsAmong(rows, ownerId, ids).select(
    membershipOf(rows as unknown as LooseRows, ownerId, groupId).as('group_id'),
  );
  return (await found.execute()) as { id: string; group_id: string | null }[];
};

/** The contacts with some addresses, by their keys, that are not frequent. */
export const unmarkedWith = (rows: Rows, ownerId: string, addresses: readonly string[]) =>
  rows
    .selectFrom('contact')
    .select('contact.id')
    .where('contact.owner_id', '=', ownerId)
    .where(({ fn }) => fn('lower', ['contact.email']), 'in', addresses)
    .where('contact.removed_at', 'is', null)
    .where(
      ({ selectFrom }) =>
        selectFrom('contact_mark')
          .select('contact_mark.mark')
          .where('contact_mark.owner_id', '=', ownerId)
          .where('contact_mark.mark', '=', 'frequent')
          .whereRef('contact_mark.contact_id', '=', 'contact.id'),
      'is',
      null,
    );
