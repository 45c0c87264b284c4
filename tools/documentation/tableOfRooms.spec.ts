import { roomsToldOtherwise, tableOfRooms } from './tableOfRooms.ts';

it('makes a table of what the linter knows', () => {
  const page = tableOfRooms('# Rooms\n\n<Rooms />\n');
  expect(page).toContain('| `libs/ui` | components: looks and behaviour; no data, no words | text |');
  expect(page).toMatch(/\| `libs\/documentation` \| .* \| tools\/documentation, features, shell, /);
});

it('finds a room that a text tells otherwise, or not at all', () => {
  const table = tableOfRooms('<Rooms />');
  expect(roomsToldOtherwise(table)).toEqual([]);
  expect(roomsToldOtherwise(table.replace('no words | text |', 'no words | shell |'))).toEqual([
    'libs/ui may import text, and not shell',
  ]);
  expect(roomsToldOtherwise('')).toContain('libs/ui may import text, and not what is not said');
});
