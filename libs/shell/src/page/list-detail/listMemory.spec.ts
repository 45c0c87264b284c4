/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { listMemory } from './listMemory';

const ids = (...some: string[]) => new Set(some);

it('goes on with what is selected, at the top', () => {
  listMemory.select('inbox', ids('a', 'b'));
  listMemory.keepTop('inbox', 1200);
  listMemory.goOn('inbox', 'sent');
  expect(listMemory.selectedAt('sent')).toEqual(ids('a', 'b'));
  expect(listMemory.topAt('sent')).toBe(0);
});

it('leaves a place as it was where one comes back to it', () => {
  listMemory.select('first', ids('a'));
  listMemory.keepTop('first', 300);
  listMemory.select('second', ids('a', 'b'));
  listMemory.goOn('second', 'first');
  expect(listMemory.selectedAt('first')).toEqual(ids('a'));
  expect(listMemory.topAt('first')).toBe(300);
});

it('forgets the places that were left longest ago', () => {
  listMemory.select('old', ids('a'));
  for (let place = 0; place < 60; place += 1) listMemory.keepTop(`place ${String(place)}`, place);
  expect(listMemory.selectedAt('old')).toEqual(ids());
  expect(listMemory.topAt('place 59')).toBe(59);
});

it('is there again after a reload', async () => {
  listMemory.select('kept', ids('a', 'b'));
  listMemory.keepTop('kept', 40);
  listMemory.store();
  await jest.isolateModulesAsync(async () => {
    const { listMemory: after } = await import('./listMemory');
    expect(after.topAt('kept')).toBe(40);
    expect(after.selectedAt('kept')).toEqual(ids('a', 'b'));
  });
});

it('selects nowhere any more what has left the list', () => {
  listMemory.select('one', ids('a', 'b'));
  listMemory.select('other', ids('a'));
  listMemory.forget(['a']);
  expect(listMemory.selectedAt('one')).toEqual(ids('b'));
  expect(listMemory.selectedAt('other')).toEqual(ids());
});
