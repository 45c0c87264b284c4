/** The most bytes of a line. */
const WIDTH = 75;

const encoder = new TextEncoder();

/** A line in parts, each of which is short enough and begins with a blank, but for the first. */
export const foldedLine = (line: string): string => {
  if (line.length * 3 <= WIDTH || encoder.encode(line).length <= WIDTH) return line;
  const parts = [''];
  let size = 0;
  for (const letter of line) {
    const more = encoder.encode(letter).length;
    if (size + more > WIDTH) {
      parts.push('');
      size = 1;
    }
    parts[parts.length - 1] += letter;
    size += more;
  }
  return parts.join('\r\n ');
};

/** A line of what follows a head in printable letters of ASCII, in lines that end with an equals sign where they go on. */
export const quotedPrintableLine = (head: string, text: string): string => {
  const codes = Array.from(encoder.encode(text.replaceAll('\n', '\r\n')), (byte) =>
    byte > 32 && byte < 127 && byte !== 61
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  );
  const lines = [head];
  for (const code of codes) {
    if ((lines.at(-1)?.length ?? 0) + code.length > WIDTH - 1) lines.push('');
    lines[lines.length - 1] += code;
  }
  return lines.join('=\r\n');
};

/** Writes a text so that nothing in it is taken for a separator. */
export const escapedText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[;,]/g, '\\$&');
