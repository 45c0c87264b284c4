import { readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';

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

/** The window of a live machine (`liveStory`): the component and its chart want the room of a desk. */
const LIVE = { height: '72rem', width: 1280 };

/** As wide as the phone of Storybook's toolbar. */
const PHONE = 390;

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
  const [, height = '32rem', width] = WINDOW.exec(source) ?? [];
  const frames = csf.indexInputs.map(({ exportName, __id: id }): [string, StoryFrame] => [
    exportName,
    {
      frame: id ?? '',
      ...(exportName === 'Live'
        ? LIVE
        : { height, ...(width !== undefined && { width: exportName.startsWith('Phone') ? PHONE : Number(width) }) }),
    },
  ]);
  return frames
    .map(([name, frame]) => `export const ${name} = ${JSON.stringify(frame)};`)
    .concat('export default {};')
    .join('\n');
}
