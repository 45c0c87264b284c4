import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { framesOf } from './storyFrames.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frames-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What stands in for stories that say this of their window. */
const framesFor = (story: string) => {
  const file = join(folder, 'Box.stories.tsx');
  writeFileSync(
    file,
    [
      `const meta = { title: 'Shell/Box', decorators: [(Box) => <Box style={{ height: '1rem' }} />],`,
      `  parameters: { docs: { story: ${story} } } };`,
      'export default meta;',
      'export const Open = {};',
      'export const PhoneOpen = {};',
    ].join('\n'),
  );
  return framesOf(file);
};

it('says where stories with a window of their own are in Storybook, and how high the window is', () => {
  expect(framesFor(`{ inline: false, height: '40rem' }`)).toBe(
    [
      'export const Open = {"frame":"shell-box--open","height":"40rem"};',
      'export const PhoneOpen = {"frame":"shell-box--phone-open","height":"40rem"};',
      'export default {};',
    ].join('\n'),
  );
});

it('says how wide a window is that needs the room of a desk, and a phone to be as wide as one', () => {
  const frames = framesFor(`{ inline: false, height: '40rem', width: 1280 }`);
  expect(frames).toContain('"frame":"shell-box--open","height":"40rem","width":1280}');
  expect(frames).toContain('"frame":"shell-box--phone-open","height":"40rem","width":390}');
});

it('gives a machine that lives the room for its component and its chart, in their own size', () => {
  const file = join(folder, 'Door.stories.tsx');
  writeFileSync(
    file,
    `const meta = { title: 'Machines/Door' };
     export default meta;
     export const Live = { parameters: liveStory };
     export const Open = {};`,
  );
  expect(framesOf(file)).toContain('"frame":"machines-door--live","height":"109rem"}');
  expect(framesOf(file)).toContain('"frame":"machines-door--open","height":"32rem"}');
});

it('leaves stories that can stand in a page as they are', () => {
  expect(framesFor(`{ height: '40rem' }`)).toBeUndefined();
});
