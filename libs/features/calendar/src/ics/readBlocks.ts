import { escapedText, quotedPrintable, wholeLines } from '@ezone/shell/data/files/lines';
import type { WholeLine } from '@ezone/shell/data/files/lines';
import ICAL from 'ical.js';

type Component = InstanceType<typeof ICAL.Component>;

/** The lines of a component, and the first of them, from 1 on. */
type Block = { line: number; lines: string[] };

/** The outermost components of a name, wherever they stand: each is read by itself, so that a broken one takes no other along. */
const blocksOf = (lines: readonly WholeLine[], name: string): Block[] => {
  const blocks: Block[] = [];
  let open: Block | null = null;
  lines.forEach(({ text, line }) => {
    const said = text.trim().toUpperCase();
    // One that is never closed ends where the next one begins.
    if (said === `BEGIN:${name}`) {
      open = { line, lines: [] };
      blocks.push(open);
    }
    if (text !== '') open?.lines.push(text);
    if (said === `END:${name}`) open = null;
  });
  return blocks;
};

const parsed = ({ lines }: Block, name: string): Component | null => {
  try {
    const text = [...lines, ...(lines.at(-1)?.trim().toUpperCase() === `END:${name}` ? [] : [`END:${name}`])];
    return new ICAL.Component(ICAL.parse(text.join('\r\n')) as unknown[]);
  } catch {
    return null;
  }
};

/** The lines of a file. Older phones write letters as bytes, which later ones do not understand. */
const linesOf = (file: string): WholeLine[] =>
  wholeLines(file.replace(/^\uFEFF/, '')).map(({ text, line }) => {
    const [, name, value] = /^([^:]*);(?:ENCODING=)?QUOTED-PRINTABLE[^:]*:(.*)$/is.exec(text) ?? [];
    if (name === undefined || value === undefined) return { text, line };
    return { text: `${name.replace(/;CHARSET=[^;:]*/i, '')}:${escapedText(quotedPrintable(value))}`, line };
  });

/** The zones that a file describes, by their names, and its events; null for one that cannot be read. */
export const readBlocks = (text: string) => {
  const lines = linesOf(text);
  const zones = new Map<string, Component>();
  for (const block of blocksOf(lines, 'VTIMEZONE')) {
    const zone = parsed(block, 'VTIMEZONE');
    const name: unknown = zone?.getFirstPropertyValue('tzid');
    if (zone && typeof name === 'string') zones.set(name, zone);
  }
  const parts = blocksOf(lines, 'VEVENT').map((block) => ({ line: block.line, component: parsed(block, 'VEVENT') }));
  return { zones, parts };
};
