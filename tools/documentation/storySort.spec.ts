import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { filesOfPages, ownTitle } from './storybookAddresses.ts';

type Order = (string | Order)[];

/** Titles such as `Guides/Theming/Type` as Storybook wants their order: each folder with a list of what is in it. */
const orderOf = (titles: readonly string[]): Order =>
  [...new Set(titles.map((title) => title.split('/')[0] ?? ''))].flatMap((folder) => {
    const within = titles
      .filter((title) => title.startsWith(`${folder}/`))
      .map((title) => title.slice(folder.length + 1));
    return within.length > 0 ? [folder, orderOf(within)] : [folder];
  });

// It can be no import there: Storybook reads the order as text.
it('has the guides in Storybook in the order of the menu', () => {
  const preview = readFileSync(join(import.meta.dirname, '../../.storybook/preview.tsx'), 'utf8');
  const { order } = getStorySortParameter(preview) as { order: Order };
  const guides = filesOfPages().flatMap(({ file }) => ownTitle(file) ?? []);
  const [folder, within] = orderOf(guides.filter((title) => title.startsWith('Guides/')));
  expect(order[order.indexOf(folder ?? '') + 1]).toEqual(within);
});
