/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { menuOf } from '@ezone/shell/routing/menu';
import type { NavEntry } from '@ezone/shell/routing/menu';
import { routeTable } from './routes';

const idsOf = ({ id, children = [] }: NavEntry): string[] => [id, ...children.flatMap(idsOf)];

it('has an id of its own for each entry of the menu, which the server stores as a shortcut', () => {
  const ids = menuOf(routeTable.routes, ['admin']).flatMap(({ entries }) => entries.flatMap(idsOf));
  expect(ids).toContain('notes');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id.length > 64)).toEqual([]);
});
