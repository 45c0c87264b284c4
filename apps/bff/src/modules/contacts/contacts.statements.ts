import { prepare, type Bindable } from '../../platform/database/prepared';
import type { Transaction } from '../../platform/database/tables';
import type { LooseRows } from '../../platform/records/loose-rows';
import type { RecordFilter } from '../../platform/records/record-statements';

export type Mark = 'starred' | 'frequent';

const idsMarked = (rows: LooseRows, ownerId: Bindable<string>, mark: Mark) =>
  rows.selectFrom('contact_mark').select('contact_id').where('owner_id', '=', ownerId).where('mark', '=', mark);

const marked = (mark: Mark): RecordFilter => ({
  where: (query, { ownerId }, rows) => query.where('id', 'in', idsMarked(rows, ownerId, mark)),
});

/** The parts of the list of contacts that can be asked for; the value of `group` is its id. */
export const contactFilters = {
  starred: marked('starred'),
  frequent: marked('frequent'),
  group: {
    where: (query, { ownerId, value }, rows) => {
      const members = rows.selectFrom('contact_group_member').select('contact_id').where('owner_id', '=', ownerId);
      return query.where('id', 'in', members.where('group_id', '=', value));
    },
  },
} satisfies Record<string, RecordFilter>;

/** The marks of the contacts that are not in the trash, in the order of the list of contacts. */
export const selectMarks = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows
    .selectFrom('contact_mark')
    .innerJoin('contact', (join) =>
      join.onRef('contact.id', '=', 'contact_mark.contact_id').onRef('contact.owner_id', '=', 'contact_mark.owner_id'),
    )
    .select(['contact_mark.mark', 'contact.id'])
    .where('contact_mark.owner_id', '=', ownerId)
    .where('contact.removed_at', 'is', null)
    .orderBy('contact.position', 'desc')
    .orderBy('contact.id', 'desc'),
);

export const selectGroups = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows.selectFrom('contact_group').select(['id', 'name']).where('owner_id', '=', ownerId).orderBy('position'),
);

export const selectGroup = prepare<{ ownerId: string; id: string }>()((rows, { ownerId, id }) =>
  rows.selectFrom('contact_group').select('id').where('owner_id', '=', ownerId).where('id', '=', id),
);

/** The members of all groups that are not in the trash, in the order of the list of contacts. */
export const selectMembers = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows
    .selectFrom('contact_group_member as member')
    .innerJoin('contact', (join) =>
      join.onRef('contact.id', '=', 'member.contact_id').onRef('contact.owner_id', '=', 'member.owner_id'),
    )
    .select(['member.group_id', 'contact.id'])
    .where('member.owner_id', '=', ownerId)
    .where('contact.removed_at', 'is', null)
    .orderBy('contact.position', 'desc')
    .orderBy('contact.id', 'desc'),
);

/** Those of some contacts that are there; `mark` is null where one is not starred. */
export const starsAmong = (rows: Transaction, ownerId: string, ids: readonly string[]) =>
  rows
    .selectFrom('contact')
    .leftJoin('contact_mark', (join) =>
      join
        .onRef('contact_mark.contact_id', '=', 'contact.id')
        .onRef('contact_mark.owner_id', '=', 'contact.owner_id')
        .on('contact_mark.mark', '=', 'starred'),
    )
    .select(['contact.id', 'contact_mark.mark'])
    .where('contact.owner_id', '=', ownerId)
    .where('contact.id', 'in', ids)
    .where('contact.removed_at', 'is', null);
