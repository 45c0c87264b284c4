import type { fakeApi } from '@ezone/api-client/testing';
import type { AuditEntry } from '../audit/auditEntry';

const abbott = { id: 'abbott', name: 'Abbott Keitch', email: 'admin@ezone.example' };

const entry = (id: string, action: AuditEntry['action'], more: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id, action, at: `2026-03-0${id}T09:00:00.000Z`, actor: abbott, subject: null, list: null, record: null },
  ...{ address: '203.0.113.7', details: [] },
  ...more,
});

/** Entries of several kinds, the latest first. */
export const sampleEntries = (): AuditEntry[] => [
  entry('5', 'role-changed', {
    subject: { id: 'grace', name: 'Grace Hopper', email: 'grace@ezone.example' },
    details: [
      { name: 'from', value: 'admin' },
      { name: 'to', value: 'staff' },
    ],
  }),
  entry('4', 'sign-in-failed', {
    ...{ actor: null, subject: { id: 'nobody@ezone.example', name: null, email: null } },
    details: [{ name: 'reason', value: 'unknown-account' }],
  }),
  entry('3', 'created', { list: 'e-commerce-app/products', record: 'p1' }),
  entry('2', 'deleted', {
    actor: null,
    list: 'notes-app/notes',
    address: '',
    details: [{ name: 'count', value: '3' }],
  }),
  entry('1', 'sign-in'),
];

/** How many entries a page holds here. */
const PAGE = 4;

type Asked = Partial<Record<'who' | 'action' | 'from' | 'to' | 'list' | 'record', string>>;

/** Keeps entries as the real server does, in memory. */
export const auditServer = (entries: readonly AuditEntry[], answer: () => Promise<void>) => {
  const found = ({ who, action, from = '', to = '9', list, record }: Asked) =>
    entries.filter(
      (one) =>
        (who === undefined || [one.actor, one.subject].some((person) => [person?.id, person?.email].includes(who))) &&
        (action === undefined || one.action === action) &&
        one.at >= from &&
        one.at < to &&
        (list === undefined || one.list === list) &&
        (record === undefined || one.record === record),
    );
  return {
    'GET /api/administration/audit-log': async ({ query }) => {
      await answer();
      const all = found(query);
      const begin = Number(query.cursor ?? 0);
      const end = begin + PAGE;
      return { entries: all.slice(begin, end), next: end < all.length ? String(end) : null };
    },
    'POST /api/administration/export-audit-log': ({ body }) => {
      const { length: count } = found(body);
      return { csv: `${String(count)} entries`, count, isWhole: true };
    },
  } satisfies Parameters<typeof fakeApi>[0];
};
