import { join } from 'node:path';
import { propNamesOf } from './propNames.ts';

it('names the props of the components behind a door, each once', () => {
  const names = propNamesOf(join(import.meta.dirname, '../../libs/ui/src/empty-state/index.ts'));
  expect(names).toEqual(['children', 'icon', 'action']);
});
