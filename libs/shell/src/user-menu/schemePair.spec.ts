import { schemeTwin } from './schemePair';

it.each([
  ['default', 'defaultDark'],
  ['defaultDark', 'default'],
  ['ocean', 'oceanDark'],
  ['oceanDark', 'ocean'],
  ['greyDark', 'default'],
] as const)('%s turns into %s', (name, twin) => {
  expect(schemeTwin(name)).toBe(twin);
});
