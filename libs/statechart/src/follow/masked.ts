const SECRET = /password|token|secret|authorization|cookie/i;
const HIDDEN = '•••';
const DEEPEST = 8;
const LONGEST = 200;

const plainOf = (value: object): object => {
  if (value instanceof Error) return { error: value.message, name: value.name };
  if (value instanceof Map) return Object.fromEntries(value);
  return value;
};

/**
 * A copy that can be shown and written as JSON. Whatever is called a password, token, secret, authorization or cookie is never
 * in it, nor what `hide` names; functions show as their name, deep and long things are cut.
 */
export const masked = (value: unknown, hide: readonly string[] = [], depth = 0): unknown => {
  if (typeof value === 'function') return `ƒ ${value.name}`.trim();
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (depth >= DEEPEST) return '…';
  if (Array.isArray(value)) return value.map((item) => masked(item, hide, depth + 1));
  if (value instanceof Set) return [...value].map((item) => masked(item, hide, depth + 1));
  const isHidden = (key: string, part: unknown) =>
    part !== null && part !== undefined && (SECRET.test(key) || hide.includes(key));
  return Object.fromEntries(
    Object.entries(plainOf(value)).map(([key, part]) => [
      key,
      isHidden(key, part) ? HIDDEN : masked(part, hide, depth + 1),
    ]),
  );
};

/** Pretty JSON of what may be shown. */
export const shown = (value: unknown, hide?: readonly string[]): string =>
  JSON.stringify(masked(value, hide), null, 2) ?? 'undefined';
