/** Fetches a part of the app. One that has been fetched before can be had at once. */
export type LazyContent<Part> = (() => Promise<Part>) & { known?: () => Part | undefined };

/**
 * What fetches a part of the app that has a chunk of its own: once for all who ask, and anew only after it failed, as it does without a
 * network, or where a newer version has replaced the files.
 * @param fetch imports it, together with the sentences it needs
 */
export const lazyContent = <Part>(fetch: () => Promise<Part>): LazyContent<Part> => {
  let fetched: Promise<Part> | undefined;
  let part: Part | undefined;
  const fetchOnce = async () => {
    try {
      part = await fetch();
      return part;
    } catch (error) {
      fetched = undefined;
      throw error;
    }
  };
  return Object.assign(() => (fetched ??= fetchOnce()), { known: () => part });
};
