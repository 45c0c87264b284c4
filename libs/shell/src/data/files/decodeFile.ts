/** Which bytes a file begins with, and what it is written in. */
const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The text of bytes in an encoding, or as most programs of old would have it where they are not in it, or nobody knows it. */
export const decodeBytes = (bytes: Uint8Array, encoding = 'utf-8'): string => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The text of a file as some program has written it: in UTF-8 or UTF-16, with its mark or without, or in the letters of Windows. */
export const decodeFile = (bytes: Uint8Array): string => {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return decodeBytes(bytes, marked[0]);
  // Files begin with plain letters: in UTF-16 every other byte of these is nothing.
  if (bytes[0] !== 0 && bytes[1] === 0) return decodeBytes(bytes, 'utf-16le');
  if (bytes[0] === 0 && bytes[1] !== 0) return decodeBytes(bytes, 'utf-16be');
  return decodeBytes(bytes);
};
