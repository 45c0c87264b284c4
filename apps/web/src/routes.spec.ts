/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { menuOf } from '@ezone/shell/routing/menu';
import { routeTable } from './routes';

it('has an id of its own for each entry of the menu, which the server stores as a shortcut', () => {
  const ids = menuOf(routeTable.routes, ['admin']).flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(ids).toContain('notes');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id.length > 64)).toEqual([]);
});
