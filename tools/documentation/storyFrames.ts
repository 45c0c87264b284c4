import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { PHONE_WIDTH, WINDOW_HEIGHT } from './windowSizes.ts';

/** A story that wants a window of its own. */
export type StoryFrame = {
  /** Its id in Storybook. */
  frame: string;
  /** How high the window is, as CSS says it. */
  height: string;
  /** How wide it is, in pixels. @default as wide as there is room */
  width?: number | undefined;
};

/** What the stories of a file have said about their window, or nothing. */
const WINDOW = /inline: false(?:, height: '([^']+)')?(?:, width: (\d+))?/;

const windowIn = (source: string) => {
  const [, height = WINDOW_HEIGHT, width] = WINDOW.exec(source) ?? [];
  return { height, ...(width !== undefined && { width: Number(width) }) };
};

/** What a live machine says of its window: the component and its chart want much of it. */
const LIVE = join(import.meta.dirname, '../../libs/statechart/src/machine-stage/liveStory.ts');

const isFramed = (source: string) => /inline: false/.test(source) || /\bliveStory\b/.test(source);

/** The stories of a file as Storybook lists them, under the title that the file gives them. */
export const readStories = (file: string) =>
  loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title }).parse();

/**
 * The module that stands in for a file of stories which want the whole window: where each of them is in Storybook, and none of their
 * code. Undefined for stories that can stand in a page.
 */
export function framesOf(file: string): string | undefined {
  const source = readFileSync(file, 'utf8');
  if (!isFramed(source)) return undefined;
  const csf = readStories(file);
  const common = windowIn(source);
  const frames = csf.indexInputs.map(({ exportName, __id: id }): [string, StoryFrame] => [
    exportName,
    {
      frame: id ?? '',
      ...(exportName === 'Live' ? windowIn(readFileSync(LIVE, 'utf8')) : common),
      ...(exportName.startsWith('Phone') && 'width' in common && { width: PHONE_WIDTH }),
    },
  ]);
  return frames
    .map(([name, frame]) => `export const ${name} = ${JSON.stringify(frame)};`)
    .concat('export default {};')
    .join('\n');
}
