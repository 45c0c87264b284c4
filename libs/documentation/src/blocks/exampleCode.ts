import { Fragment, isValidElement } from 'react';
import type { ReactElement } from 'react';
import type { Args } from './story';

/** A piece of code: what kind of word it is, and the prop that it is the value of where that can be changed. */
export type CodePiece = {
  text: string;
  /** What is copied in place of the text, where that is short for something or no code. */
  copied?: string;
  kind?: 'keyword' | 'function' | 'string' | 'constant';
  prop?: string;
};

/** Code is written for two: for a reader, with dots for what cannot be told, and to be copied, for a compiler. */
type Purpose = 'shown' | 'copied';

const joined = (pieces: readonly CodePiece[], purpose: Purpose): string =>
  pieces.map(({ text, copied = text }) => (purpose === 'copied' ? copied : text)).join('');

/** Pieces of code as a compiler takes them. */
export const copiedCode = (pieces: readonly CodePiece[]): string => joined(pieces, 'copied');

/** A text in quotes, in those that it does not have itself. */
const quoted = (text: string): string => {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
};

/** What cannot be told is left out for all to see: nothing is made up in its place. */
const untold = (purpose: Purpose, shown = '…') => (purpose === 'copied' ? 'undefined /* … */' : shown);

/** An element is written by its name, where it has one that outlives the build. */
const elementCode = ({ type, props }: ReactElement<Args>, purpose: Purpose): string => {
  if (type === Fragment) return joined(exampleCode('', { children: null, ...props }), purpose);
  const name = typeof type === 'string' ? type : ((type as { displayName?: string }).displayName ?? '');
  if (/^\w+$/.test(name)) return joined(exampleCode(name, props), purpose);
  return untold(purpose, '<… />');
};

const codeOf = (value: unknown, purpose: Purpose): string => {
  const listOf = (items: Iterable<unknown>) => `[${[...items].map((item) => codeOf(item, purpose)).join(', ')}]`;
  if (typeof value === 'function') return purpose === 'copied' ? '() => undefined' : '…';
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (isValidElement<Args>(value)) return elementCode(value, purpose);
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (value instanceof Set) return `new Set(${listOf(value)})`;
  if (value instanceof Map) return `new Map(${listOf(value)})`;
  if (Array.isArray(value)) return listOf(value);
  // Of a class of its own, as the days of a calendar.
  if (Object.getPrototypeOf(value) !== Object.prototype) return untold(purpose);
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)}: ${codeOf(one, purpose)}`);
  return `{${entries.join(', ')}}`;
};

/** How long a value may be to be shown; three dots stand for a longer one. */
const LONGEST_VALUE = 80;

const shortened = (code: string) => (code.length > LONGEST_VALUE ? '…' : code);

const attributeOf = (prop: string, value: unknown): CodePiece[] => {
  const name: CodePiece = { text: prop, kind: 'function' };
  if (value === true) return [name];
  if (typeof value === 'string') {
    const text: CodePiece = { text: value, kind: 'string', prop };
    // What would end an attribute or mean another character in it, is copied as an expression.
    if (!/["\n&]/.test(value)) return [name, { text: '="' }, text, { text: '"' }];
    return [name, { text: '="', copied: '={' }, { ...text, copied: quoted(value) }, { text: '"', copied: '}' }];
  }
  const piece: CodePiece = {
    text: shortened(codeOf(value, 'shown')),
    copied: codeOf(value, 'copied'),
    kind: 'constant',
  };
  return [name, { text: '={' }, typeof value === 'number' ? { ...piece, prop } : piece, { text: '}' }];
};

/** A text between two tags, in which some signs are code and spaces at the ends are lost. */
const textCode = (text: string) => (/[{}<>&\n]|^\s|\s$/.test(text) ? `{${quoted(text)}}` : text);

const childCode = (child: unknown, purpose: Purpose): string => {
  if (typeof child === 'string') return textCode(child);
  const code = codeOf(child, purpose);
  return isValidElement(child) && code.startsWith('<') ? code : `{${code}}`;
};

const childrenOf = (children: unknown): CodePiece => {
  if (typeof children === 'string') return { text: children, copied: textCode(children), prop: 'children' };
  const codeFor = (purpose: Purpose) =>
    (Array.isArray(children) ? children : [children]).map((child) => childCode(child, purpose)).join('');
  return { text: shortened(codeFor('shown')), copied: codeFor('copied') };
};

const lengthOf = (pieces: readonly CodePiece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0);

/** How long a line may be before each prop has one of its own. */
const LONGEST_LINE = 64;

/** A component with these props as the code writes it. Texts and numbers name the prop whose value they are. */
export function exampleCode(component: string, { children, ...props }: Args): CodePiece[] {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => attributeOf(name, value));
  const isLong = lengthOf(attributes.flat()) > LONGEST_LINE;
  const between = attributes.flatMap((one): CodePiece[] => [{ text: isLong ? '\n  ' : ' ' }, ...one]);
  const start: CodePiece[] = [
    { text: '<' },
    { text: component, kind: 'keyword' },
    ...between,
    { text: isLong ? '\n' : '' },
  ];
  if (children === undefined) return [...start, { text: isLong ? '/>' : ' />' }];
  const [before, after] = isLong ? ['>\n  ', '\n</'] : ['>', '</'];
  return [
    ...start,
    { text: before },
    childrenOf(children),
    { text: after },
    { text: component, kind: 'keyword' },
    { text: '>' },
  ];
}
