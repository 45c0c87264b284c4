import { isValidElement } from 'react';
import type { Args } from './story';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const token = (kind: string, text: string) => `<span class="token-${kind}">${escape(text)}</span>`;

/** What a value is written as where it is short enough to be read; three dots where it is not. */
const written = (value: unknown): string => {
  if (typeof value === 'function') return '…';
  if (isValidElement(value)) return '<… />';
  const json = JSON.stringify(value);
  return json.length > 80 ? '…' : json.replace(/"(\w+)":/g, '$1: ').replaceAll('"', "'");
};

const attributeOf = (name: string, value: unknown): string => {
  if (value === true) return token('function', name);
  const text =
    typeof value === 'string' && !/["\n]/.test(value)
      ? token('string', `"${value}"`)
      : `{${token('constant', written(value))}}`;
  return `${token('function', name)}=${text}`;
};

/** A component with these props as the code writes it, coloured like all other code. */
export function codeOf(component: string, { children, ...props }: Args): string {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => attributeOf(name, value));
  const tag = token('keyword', component);
  const isLong = attributes.join('').replace(/<[^>]*>/g, '').length > 60;
  const between = isLong
    ? attributes.map((one) => `\n  ${one}`).join('') + '\n'
    : attributes.map((one) => ` ${one}`).join('');
  if (children === undefined) return `&lt;${tag}${between}${isLong ? '' : ' '}/&gt;`;
  const inside = typeof children === 'string' ? escape(children) : `{${escape(written(children))}}`;
  return `&lt;${tag}${between}&gt;${isLong ? `\n  ${inside}\n` : inside}&lt;/${tag}&gt;`;
}
