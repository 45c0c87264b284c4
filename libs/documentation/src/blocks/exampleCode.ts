import { isValidElement } from 'react';
import type { Args } from './story';

/** A piece of code: what kind of word it is, and the prop that it is the value of where that can be changed. */
export type CodePiece = { text: string; kind?: 'keyword' | 'function' | 'string' | 'constant'; prop?: string };

/** What a value is written as where it is short enough to be read; three dots where it is not. */
const written = (value: unknown): string => {
  if (typeof value === 'function') return '…';
  if (isValidElement(value)) return '<… />';
  if (value instanceof Set) return `new Set(${written([...value])})`;
  const json = JSON.stringify(value);
  return json.length > 80 ? '…' : json.replace(/"(\w+)":/g, '$1: ').replaceAll('"', "'");
};

const attributeOf = (prop: string, value: unknown): CodePiece[] => {
  const name: CodePiece = { text: prop, kind: 'function' };
  if (value === true) return [name];
  if (typeof value === 'string' && !/["\n]/.test(value))
    return [name, { text: '="' }, { text: value, kind: 'string', prop }, { text: '"' }];
  const piece: CodePiece = { text: written(value), kind: 'constant' };
  return [name, { text: '={' }, typeof value === 'number' ? { ...piece, prop } : piece, { text: '}' }];
};

const lengthOf = (pieces: readonly CodePiece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0);

/** How long a line may be before each prop has one of its own. */
const LONGEST_LINE = 64;

/** A component with these props as the code writes it. Texts and numbers name the prop whose value they are. */
export function exampleCode(component: string, { children, ...props }: Args): CodePiece[] {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
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
  const inside: CodePiece =
    typeof children === 'string' ? { text: children, prop: 'children' } : { text: `{${written(children)}}` };
  const [before, after] = isLong ? ['>\n  ', '\n</'] : ['>', '</'];
  return [...start, { text: before }, inside, { text: after }, { text: component, kind: 'keyword' }, { text: '>' }];
}
