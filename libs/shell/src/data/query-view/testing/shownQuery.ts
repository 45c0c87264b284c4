import type { ShownQuery } from '../useRetry';

/** A query that stands still: it knows this, or is being loaded where that is undefined. */
export const shownQuery = <Data>(
  data: Data | undefined,
  changes: Partial<ShownQuery<Data>> = {},
): ShownQuery<Data> => ({
  ...{ data, error: null, isFetching: data === undefined, refetch: () => undefined },
  ...changes,
});
