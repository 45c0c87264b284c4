import { decodeBytes } from '../decodeFile';

/** A property of a card or of an event: `TEL;TYPE=cell:+44 …`. */
export type ContentLine = {
  /** In capitals, without its group. */
  name: string;
  /** The words of TYPE in capitals; also those that vCard 2.1 writes without it. */
  types: readonly string[];
  /** The other parameters, by their names in capitals. */
  params: Readonly<Record<string, string>>;
  /** Without its encoding; what is written with backslashes still has them. */
  value: string;
  /** The number of its line in the file, from 1. */
  line: number;
};

/** A line that was folded, as a whole. */
export type WholeLine = {
  text: string;
  /** The number of its first line in the file, from 1. */
  line: number;
};

const isQuotedPrintable = (text: string) => /^[^:]*;(ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(text);
const isBase64 = (text: string) => /^[^:]*;(ENCODING=)?(BASE64|B)[;:]/i.test(text);

/** The lines of a file, put together where they were folded: by a blank, or as the programs of old did. */
export const wholeLines = (text: string): WholeLine[] => {
  const lines: WholeLine[] = [];
  let isSoft = false;
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const last = lines.at(-1);
    if (last && isSoft) last.text += raw.replace(/^[\t ](?==)/, '');
    else if (last && /^[\t ]/.test(raw)) last.text += raw.slice(1);
    // Some write the bytes of a picture without the blanks before each line.
    else if (last && isBase64(last.text) && /^[\w+/=-]+$/.test(raw)) last.text += raw;
    else lines.push({ text: raw, line: index + 1 });
    const current = lines.at(-1);
    isSoft = current !== undefined && current.text.endsWith('=') && isQuotedPrintable(current.text);
    if (isSoft && current) current.text = current.text.slice(0, -1);
  });
  return lines;
};

/** The text of bytes that are written as `=C3=BC`. */
export const quotedPrintable = (text: string, charset?: string): string => {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (const [, hex, plain = ''] of text.matchAll(/=([\dA-F]{2})|([^=]+|=)/gi))
    bytes.push(...(hex === undefined ? encoder.encode(plain) : [Number.parseInt(hex, 16)]));
  return decodeBytes(new Uint8Array(bytes), charset);
};

/** The places of a separator in a text where it does not stand in quotation marks; the value of a line may be long, so only the first may be asked for. */
function* placesOf(text: string, separator: ':' | ';' | ','): Generator<number> {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === separator && !isQuoted) yield at;
  }
}

const splitOutsideQuotes = (text: string, separator: ';' | ','): string[] => {
  const places = [-1, ...placesOf(text, separator), text.length];
  return places.slice(1).map((place, index) => text.slice((places[index] ?? 0) + 1, place));
};

const bare = (word: string) =>
  word
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('^n', '\n')
    .replaceAll("^'", '"')
    .replaceAll('^^', '^');

/** A line as a property; undefined where it is none. */
export const contentLineOf = ({ text, line }: WholeLine): ContentLine | undefined => {
  const end = placesOf(text, ':').next().value;
  if (end === undefined) return undefined;
  const [head, value] = [text.slice(0, end), text.slice(end + 1)];
  const [named = '', ...rest] = splitOutsideQuotes(head, ';');
  const params: Record<string, string> = {};
  const types: string[] = [];
  for (const one of rest) {
    const at = one.indexOf('=');
    const key = at < 0 ? '' : one.slice(0, at).trim().toUpperCase();
    const words = splitOutsideQuotes(one.slice(at + 1), ',').map((word) => bare(word.trim()));
    if (key === 'TYPE' || (key === '' && !/^(QUOTED-PRINTABLE|BASE64|8BIT|7BIT)$/i.test(one.trim())))
      types.push(...words.flatMap((word) => word.split(',')).map((word) => word.toUpperCase()));
    else params[key || 'ENCODING'] = words.join(',');
  }
  const encoding = params['ENCODING']?.toUpperCase();
  return {
    name: named.replace(/^.*\./, '').trim().toUpperCase(),
    types,
    params,
    value: encoding === 'QUOTED-PRINTABLE' ? quotedPrintable(value, params['CHARSET']) : value,
    line,
  };
};
