import { readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';

/** A story that is shown in a window of its own: where it is in Storybook, and how high the window is. */
export type StoryFrame = { frame: string; height: string };

const isFramed = (source: string) => /inline: false/.test(source) || /\bliveStory\b/.test(source);

const titleOf = (title: string) => title;

/**
 * The module that stands in for a file of stories which want the whole window: where each of them is in Storybook, and none of their
 * code. Undefined for stories that can stand in a page.
 */
export function framesOf(file: string): string | undefined {
  const source = readFileSync(file, 'utf8');
  if (!isFramed(source)) return undefined;
  const csf = loadCsf(source, { fileName: file, makeTitle: titleOf }).parse();
  const height = /height: '([^']+)'/.exec(source)?.[1] ?? '32rem';
  const frames = csf.indexInputs.map(({ exportName, __id: id }) => [
    exportName,
    { frame: id ?? '', height: exportName === 'Live' ? '72rem' : height } satisfies StoryFrame,
  ]);
  return Object.entries(Object.fromEntries(frames) as Record<string, StoryFrame>)
    .map(([name, frame]) => `export const ${name} = ${JSON.stringify(frame)};`)
    .concat('export default {};')
    .join('\n');
}
