/**
 * Writes the emoji of the chat's picker, with their names and the words they are found by in each language. Run it for a
 * new version of Unicode: `node tools/emoji/writeEmoji.ts`. It fetches what Unicode publishes from npm into a temporary
 * folder: 60 MB that nobody else needs to install.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emojiGroups } from './emojiGroups.ts';
import type { Annotations, PublishedGroup } from './emojiGroups.ts';

const sources = ['cldr-annotations-full@48.2.0', 'unicode-emoji-json@0.9.0'];
const goal = join(import.meta.dirname, '../../libs/features/chat/src/emoji/__generated__');

const folder = mkdtempSync(join(tmpdir(), 'emoji-'));
execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...sources]);
const packages = join(folder, 'node_modules');
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(packages, path), 'utf8'));

const published = readJson('unicode-emoji-json/data-by-group.json') as PublishedGroup[];
mkdirSync(goal, { recursive: true });
for (const language of ['en', 'tr', 'ar']) {
  const file = readJson(`cldr-annotations-full/annotations/${language}/annotations.json`) as {
    annotations: { annotations: Annotations };
  };
  const groups = emojiGroups(published, file.annotations.annotations, language);
  writeFileSync(join(goal, `${language}.json`), `${JSON.stringify(groups)}\n`);
}
copyFileSync(join(packages, 'cldr-annotations-full/LICENSE'), join(goal, 'UNICODE-LICENSE.txt'));
rmSync(folder, { recursive: true });
