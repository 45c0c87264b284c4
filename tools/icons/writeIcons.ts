/**
 * Writes the icons of the catalogue: what the server tells of them, and the fonts that the page draws them with, both out
 * of one release of Font Awesome Free, so that data and drawing cannot part. Run it for a new release:
 * `node tools/icons/writeIcons.ts`. It fetches the release from npm into a temporary folder: 30 MB that nobody else needs
 * to install.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codePointsOf } from './codePoints.ts';
import { families, iconEntries, readCategories, readSizes } from './iconEntries.ts';
import type { PublishedIcon } from './iconEntries.ts';

const release = '7.3.1';
const source = `@fortawesome/fontawesome-free@${release}`;
const fonts = { solid: 'fa-solid-900.woff2', regular: 'fa-regular-400.woff2', brands: 'fa-brands-400.woff2' };
const root = join(import.meta.dirname, '../..');
const data = join(root, 'apps/bff/src/modules/icons/__generated__');
const drawings = join(root, 'libs/features/icons/src/glyphs/__generated__');

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', source]);
const published = join(folder, 'node_modules/@fortawesome/fontawesome-free');
const read = (path: string) => readFileSync(join(published, path), 'utf8');

const icons = iconEntries(
  JSON.parse(read('metadata/icon-families.json')) as Record<string, PublishedIcon>,
  readCategories(read('metadata/categories.yml')),
  readSizes(read('scss/_variables.scss')),
);
mkdirSync(data, { recursive: true });
mkdirSync(drawings, { recursive: true });
for (const family of families) {
  const font = join(published, 'webfonts', fonts[family]);
  const drawn = codePointsOf(readFileSync(font));
  const missing = icons.filter((icon) => !icon.unsupported_families.includes(family) && !drawn.has(icon.codepoint));
  if (missing.length > 0)
    throw new Error(`${fonts[family]} does not draw ${missing.map(({ name }) => name).join(', ')}`);
  copyFileSync(font, join(drawings, `${family}.woff2`));
}
copyFileSync(join(published, 'LICENSE.txt'), join(drawings, 'LICENSE.txt'));
copyFileSync(join(published, 'LICENSE.txt'), join(data, 'LICENSE.txt'));
const head = `// ${source}, by tools/icons/writeIcons.ts. MIT, see LICENSE.txt.\n`;
const set = `/** The release of Font Awesome Free that the icons are of. */\nexport const ICONS_RELEASE = '${release}';\n`;
const lines = icons.map((icon) => JSON.stringify(icon)).join(',\n');
const list = `/** All icons, by name. */\nexport const icons: IconDto[] = [\n${lines}\n];\n`;
writeFileSync(join(data, 'icons.ts'), `${head}import type { IconDto } from '../icons.dto';\n\n${set}\n${list}`);
writeFileSync(join(drawings, 'release.ts'), `${head}\n${set}`);
rmSync(folder, { recursive: true });
console.log(`${icons.length} icons`);
