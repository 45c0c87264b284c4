import { brotliDecompressSync } from 'node:zlib';

/** Where a table lies in the unpacked font. */
type Table = { tag: number; offset: number; length: number };

/** The number that the format gives the table of characters, and those of the two tables that it packs in its own way. */
const CMAP = 0;
const PACKED = [10, 11];

/** The code points that a WOFF2 font has a glyph for. Only what our fonts use of the format is read: tables it knows by number. */
export function codePointsOf(font: Buffer): Set<number> {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is no WOFF2 font');
  const { tables, end } = readTables(font);
  const cmap = tables.find(({ tag }) => tag === CMAP);
  if (!cmap) throw new Error('The font has no table of characters');
  const unpacked = brotliDecompressSync(font.subarray(end, end + font.readUInt32BE(20)));
  return readCmap(unpacked.subarray(cmap.offset, cmap.offset + cmap.length));
}

function readTables(font: Buffer): { tables: Table[]; end: number } {
  let at = 48;
  const readNumber = () => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const tables: Table[] = [];
  let offset = 0;
  for (let count = font.readUInt16BE(12); count > 0; count -= 1) {
    const flags = font.readUInt8(at++);
    const tag = flags & 63;
    // Any other table has its name here.
    if (tag === 63) at += 4;
    const own = readNumber();
    const transformed = PACKED.includes(tag) ? flags >> 6 === 0 : flags >> 6 !== 0;
    const length = transformed ? readNumber() : own;
    tables.push({ tag, offset, length });
    offset += length;
  }
  return { tables, end: at };
}

function readCmap(cmap: Buffer): Set<number> {
  const found = new Set<number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + table * 8 + 4));
    const format = part.readUInt16BE(0);
    if (format === 4) readSegments(part, found);
    if (format === 12) readGroups(part, found);
  }
  return found;
}

/** Format 4: characters of two bytes, in segments. */
function readSegments(part: Buffer, found: Set<number>): void {
  const bytes = part.readUInt16BE(6);
  for (let at = 0; at < bytes; at += 2) {
    const last = part.readUInt16BE(14 + at);
    const first = part.readUInt16BE(16 + bytes + at);
    const delta = part.readUInt16BE(16 + bytes * 2 + at);
    const rangeAt = 16 + bytes * 3 + at;
    const range = part.readUInt16BE(rangeAt);
    for (let point = first; point <= last && point !== 0xffff; point += 1) {
      const glyph = range === 0 ? (point + delta) & 0xffff : part.readUInt16BE(rangeAt + range + (point - first) * 2);
      if (glyph !== 0) found.add(point);
    }
  }
}

/** Format 12: all characters, in groups. */
function readGroups(part: Buffer, found: Set<number>): void {
  for (let group = part.readUInt32BE(12); group > 0; group -= 1) {
    const at = 16 + (group - 1) * 12;
    for (let point = part.readUInt32BE(at); point <= part.readUInt32BE(at + 4); point += 1) found.add(point);
  }
}
