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

it('shows the last of several choices, and none of what is taken out', () => {
  const shown = withChanges([
    change('assign', ['t1'], { counterAccountId: '5100' }),
    change('assign', ['t1', 't3'], { counterAccountId: '5200' }),
    change('takeOut', ['t2'], null),
    { ...change('assign', ['t3'], { counterAccountId: null }), list: 'another' },
    // Of a release that knew others.
    change('unknown', ['t3'], null),
  ]);
  expect(sampleTransactions().map((one) => shown(one)?.counterAccountId)).toEqual(['5200', undefined, '5200']);
});
