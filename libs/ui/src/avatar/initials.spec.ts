import { initials, stableIndex } from './initials';

it.each([
  ['Abbott Keitch', 'AK'],
  ['  mary  ann   lee ', 'ML'],
  ['Çağla', 'Ç'],
  ['ada', 'A'],
  ['سارة محمد', 'س'],
  ['“Quoted” Name', 'N'],
  ['👩‍🚀 Ada Byron', 'AB'],
  ['', ''],
])('takes from %j the initials %j', (name, expected) => {
  expect(initials(name, 'en')).toBe(expected);
});

it('knows the Turkish i', () => {
  expect(initials('irem ışık', 'tr')).toBe('İI');
});

it('gives a name the same place every time, and spreads names', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Person ${String(index)}`);
  const places = names.map((name) => stableIndex(name, 6));
  expect(names.map((name) => stableIndex(name, 6))).toEqual(places);
  expect(new Set(places).size).toBe(6);
  expect(Math.min(...places)).toBe(0);
  expect(Math.max(...places)).toBe(5);
});
