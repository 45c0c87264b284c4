import { differences } from './differences.ts';

it('names what was changed, added and removed, and nothing else', () => {
  const before = new Map([
    ['same', '1'],
    ['changed', '1'],
    ['gone', ''],
  ]);
  const after = new Map([
    ['same', '1'],
    ['changed', '2'],
    ['added', ''],
  ]);
  expect(differences(before, after)).toEqual(['added', 'changed', 'gone']);
});
