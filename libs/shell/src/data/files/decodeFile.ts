/** Which bytes a file begins with, and what it is written in. */
const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** From this byte on, the letters that a language has beside the plain ones stand in the encodings of Windows. */
const FIRST_LETTER = 0xc0;
/** Of so many letters on, it shows whether they stand beside each other, as those of Arabic words do, or between plain ones. */
const ENOUGH = 8;
const ARABIC_SHARE = 0.7;

/** Which of the encodings of Windows bytes are in. That of Turkish has the letters of western Europe, too, but for three of Icelandic. */
const windowsEncodingOf = (bytes: Uint8Array): string => {
  const isLetter = (at: number) => (bytes[at] ?? 0) >= FIRST_LETTER;
  let [letters, besideEachOther] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if (!isLetter(at)) continue;
    letters += 1;
    if (isLetter(at - 1) || isLetter(at + 1)) besideEachOther += 1;
  }
  return letters >= ENOUGH && besideEachOther >= letters * ARABIC_SHARE ? 'windows-1256' : 'windows-1254';
};

/** The text of bytes in an encoding, or as programs of old would have it where they are not in it, or nobody knows it. */
export const decodeBytes = (bytes: Uint8Array, encoding = 'utf-8'): string => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(windowsEncodingOf(bytes)).decode(bytes);
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
