import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { Stage } from './Stage';

type Entry = { id: string; title: string; name: string; importPath: string; type: 'story' | 'docs'; tags: string[] };

const { entries } = JSON.parse(readFileSync(`${import.meta.dirname}/../dist/storybook/index.json`, 'utf8')) as {
  entries: Record<string, Entry>;
};

const motions = ['no-preference', 'reduce'] as const;
const isThorough = process.env.THOROUGH === 'true';

/** Which of the motions a story has; of its id, so that it stays the same whatever stands before it in its file. */
const turnOf = (id: string) => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % motions.length;

/** One page for each worker: what the browser has fetched and compiled serves all its stories. */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await use(await Stage.on(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** What such a story shows in another look is what its neighbours are looked at in, too. */
const namedAfterALook = /\b(dark|right to left|arabic)\b/i;

/** A story that only repeats another in a look, for whoever reads Storybook: its neighbours are looked at in it. */
const isARepetition = ({ name, tags }: Entry) =>
  /^(dark|right to left|arabic)$/i.test(name) && !tags.includes('play-fn');

const all = Object.values(entries).filter((entry) => entry.type === 'story' && (isThorough || !isARepetition(entry)));

for (const [title, stories] of Object.entries(Object.groupBy(all, (entry) => entry.title))) {
  test.describe(title, () => {
    // In their order and by one worker, as they share a document.
    test.describe.configure({ mode: 'default' });

    // Half of all visitors are taken to prefer reduced motion; a thorough run plays each story for both kinds.
    const turns = motions.flatMap((motion, turn) =>
      (stories ?? []).filter(({ id }) => isThorough || turnOf(id) === turn).map((story) => ({ ...story, motion })),
    );
    for (const { id, name, importPath, motion } of turns) {
      test(isThorough ? `${name} (motion: ${motion})` : name, async ({ stage, baseURL }) => {
        const { outcome, violations, inTheOtherLook, complaints } = await stage.show({
          url: `${String(baseURL)}iframe.html?id=${id}&viewMode=story`,
          id,
          file: importPath,
          motion,
          hasOtherLook: !namedAfterALook.test(name),
        });
        expect.soft(outcome).toBe('success');
        expect.soft(violations.join('\n\n'), 'found by axe').toBe('');
        expect.soft(inTheOtherLook.join('\n\n'), 'found by axe in the dark and right to left').toBe('');
        expect.soft(complaints.join('\n'), 'written to the console').toBe('');
      });
    }
  });
}
