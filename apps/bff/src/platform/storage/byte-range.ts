/** A part of a file: its first and its last byte. */
export type ByteRange = { start: number; end: number };

/**
 * The part that a `Range` header asks for: undefined for the whole, also where several parts are asked for or the header
 * is not understood, as RFC 9110 allows, nor of an empty file, which has no parts; `unsatisfiable` where it begins behind the end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if ((first === '' && last === '') || size === 0) return undefined;
  if (first === '') return last === '0' ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
