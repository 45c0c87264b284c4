import type { Api } from '@ezone/api-client';
import { QueryClient } from '@tanstack/react-query';
import type { Stored } from './collection';
import { createKnownLists } from './knownLists';
import { thing, things } from './testing/changes';

it('takes the answer that was asked for later, whichever comes last', async () => {
  const lists = createKnownLists({} as Api, new QueryClient());
  const answers: ((records: Stored[]) => void)[] = [];
  const collection = { ...things, load: () => new Promise<Stored[]>((answer) => answers.push(answer)) };
  const asked = [lists.ask(collection), lists.ask(collection)];
  const older = [thing('x', { name: 'Older' })];
  const newer = [thing('x', { name: 'Newer' })];
  answers[1]?.(newer);
  await asked[1];
  answers[0]?.(older);
  expect(await Promise.all(asked)).toEqual([newer, newer]);
  expect(lists.read(things.list)).toEqual(newer);
});

it('shows a list with what was answered to changes while it was asked for', async () => {
  const lists = createKnownLists({} as Api, new QueryClient());
  const { promise, resolve } = Promise.withResolvers<Stored[]>();
  const asked = lists.ask({ ...things, load: () => promise });
  lists.change(things.list, lists.moment(things.list), (records) => [...records, thing('new')]);
  resolve([thing('x')]);
  expect(await asked).toEqual([thing('x'), thing('new')]);
  expect(lists.read(things.list)).toEqual([thing('x'), thing('new')]);
});
