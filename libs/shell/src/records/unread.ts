/**
 * What stands in a field and cannot be read as its value, such as "12o" for a number. It takes the value's place, so that drafts keep it and
 * rules refuse it; it is never sent.
 */
export type Unread = {
  /** What it would have to be. */
  readonly unread: 'number' | 'day';
  /** A number as it was typed; for half of a day, the last whole one, or nothing. */
  readonly text: string;
};

export const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && 'unread' in value && 'text' in value;

/** What could not be read, by paths: `price`, `lines.0.amount`. */
export const unreadIn = (value: unknown, path: readonly string[] = []): readonly (readonly [string, Unread])[] => {
  if (isUnread(value)) return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unreadIn(inner, [...path, name]));
};
