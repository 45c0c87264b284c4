import { render } from '@testing-library/react';
import { drawPicture } from './drawPicture';

/** What was drawn: words with their places, and the dashes of the lines. */
let words: { text: string; x: number; y: number }[] = [];
let dashes: number[][] = [];

beforeEach(() => {
  [words, dashes] = [[], []];
  const pen: Record<string, unknown> = {
    // Ten pixels a letter.
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillText: (text: string, x: number, y: number) => words.push({ text, x, y }),
    setLineDash: (dash: number[]) => dashes.push(dash),
  };
  for (const name of ['scale', 'fillRect', 'drawImage', 'beginPath', 'moveTo', 'lineTo', 'stroke'])
    pen[name] = jest.fn();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as GPUCanvasContext);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell) => tell(new Blob(['a picture'])));
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 300, height: 200 } as DOMRect);
  // jsdom has no pictures.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const draw = async (dir: 'ltr' | 'rtl', note?: string) => {
  const { container } = render(
    <div style={{ direction: dir }}>
      <svg />
      <ul data-legend>
        {['Visitors', 'Visitors, before', 'Page views', 'Page views, before'].map((name) => (
          <li key={name}>
            <span style={{ borderTop: `3px ${name.endsWith('before') ? 'dashed' : 'solid'} red` }} />
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>,
  );
  const frame = container.firstElementChild as HTMLElement;
  return drawPicture(frame, { title: 'Visits', ...(note !== undefined && { note }) });
};

it('says what it shows, of which days, and all names, in as many lines as they need', async () => {
  expect((await draw('ltr', 'Sample data, March')).size).toBeGreaterThan(0);
  expect(words.map(({ text }) => text)).toEqual([
    'Visits',
    'Sample data, March',
    'Visitors',
    'Visitors, before',
    'Page views',
    'Page views, before',
  ]);
  const [title, note, ...names] = words;
  expect(note?.y).toBeGreaterThan(title?.y ?? Infinity);
  // The first takes 128 of 300 pixels, and the second needs 184.
  expect(new Set(names.map(({ y }) => y)).size).toBe(4);
  for (const { text, x } of names) expect(x + text.length * 10).toBeLessThanOrEqual(24 + 300 + 24);
});

it('tells what is compared with from what it is compared to', async () => {
  await draw('ltr');
  expect(dashes).toEqual([[], [4, 2], [], [4, 2]]);
});

it('begins at the other edge in a language that is read from there', async () => {
  await draw('rtl');
  expect(words[0]).toMatchObject({ text: 'Visits', x: 300 + 24 });
});
