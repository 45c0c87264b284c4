import { sampleTransactions } from '../testing/accountingServer';
import { transactionsCollection, withChanges } from './transactionsCollection';

const { list, bulk } = transactionsCollection;
const assign = bulk?.['assign'];
const change = (name: string, ids: readonly string[], given: unknown) => ({
  ...{ id: name, list, ids, madeAt: 1, tab: 't', progress: { at: 'waiting' as const } },
  deed: { kind: 'bulk' as const, name, given },
});

it('gives transactions back the accounts that they were for, each its own', () => {
  expect(assign?.takeBack(sampleTransactions(), { counterAccountId: '5200' } as never)).toEqual([
    { name: 'assign', ids: ['t1'], given: { counterAccountId: null } },
    { name: 'assign', ids: ['t2'], given: { counterAccountId: '4000' } },
    { name: 'assign', ids: ['t3'], given: { counterAccountId: '5100' } },
  ]);
});

it('waits for an account that is on its way itself', () => {
  expect(assign?.links?.({ counterAccountId: '5300' } as never)).toEqual(['5300']);
  expect(assign?.links?.({ counterAccountId: null } as never)).toEqual([]);
});

it('shows the last of several choices, and none of what is removed', () => {
  const shown = withChanges([
    change('assign', ['t1'], { counterAccountId: '5100' }),
    change('assign', ['t1', 't3'], { counterAccountId: '5200' }),
    { ...change('', ['t2'], null), deed: { kind: 'remove' as const, records: [] } },
    { ...change('assign', ['t3'], { counterAccountId: null }), list: 'another' },
    // Of a release that knew others.
    change('unknown', ['t3'], null),
  ]);
  expect(sampleTransactions().map((one) => shown(one)?.counterAccountId)).toEqual(['5200', undefined, '5200']);
});

it('shows what was removed again once it comes back, with what it was for', () => {
  const shown = withChanges([
    { ...change('', ['t1', 't2'], null), deed: { kind: 'remove' as const, records: [] } },
    { ...change('', ['t1'], null), deed: { kind: 'restore' as const, records: [] } },
    change('assign', ['t1', 't2'], { counterAccountId: '5200' }),
  ]);
  expect(sampleTransactions().map((one) => shown(one)?.counterAccountId)).toEqual(['5200', undefined, '5100']);
});
