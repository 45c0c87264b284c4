/** Characters of a path, control characters, and those that are not seen or change the direction of what follows. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?\\|]/gu;
const MAX_LENGTH = 150;

/**
 * What a file is called when somebody saves it: the name that its sender gave it, without what could deceive a person or a
 * file system, and with an ending that fits its type. So nothing is saved as a page, script or program.
 * @param endings those that fit, the usual one first
 */
export function safeFileName(name: string, endings: readonly string[]): string {
  const visible = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replace(UNSAFE, '');
  const short = [...visible]
    .slice(-MAX_LENGTH)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  const known = short === '' ? 'file' : short;
  const ending = known.split('.').slice(1).at(-1)?.toLowerCase() ?? '';
  return endings.includes(ending) ? known : `${known}.${endings[0] ?? 'bin'}`;
}

/** A `Content-Disposition` with the name in ASCII, and once more as RFC 5987 writes it for those who read that. */
export function contentDisposition(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
