import type { Collection, Stored } from './collection';
import { unreadIn } from './unread';

/** The fields that cannot be sent as they are: what could not be read, and what the server would refuse. */
export const unfitIn = <R extends Stored>(
  { unfit }: Pick<Collection<R>, 'unfit'>,
  fields: Partial<R>,
): readonly (keyof R)[] => {
  const names = Object.keys(fields) as (keyof R)[];
  const unread = names.filter((name) => unreadIn(fields[name]).length > 0);
  const read = Object.fromEntries(
    names.filter((name) => !unread.includes(name)).map((name) => [name, fields[name]]),
  ) as Partial<R>;
  return [...unread, ...(unfit?.(read) ?? [])];
};
