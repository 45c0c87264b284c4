import { PageNotLoaded } from '@ezone/shell/routing';

/**
 * Fetches a part of the documentation once: the same promise for each call. One that could not be fetched stays so until whoever says so
 * on the page fetches it again; a new promise for each drawing would be waited for without end.
 */
export const fetchedPart = <Part>(fetch: () => Promise<Part>): (() => Promise<Part>) => {
  let fetched: Promise<Part> | undefined;
  const load = () => (fetched ??= fetchOnce());
  const fetchAgain = () => {
    fetched = undefined;
    return load();
  };
  const fetchOnce = async () => {
    try {
      return await fetch();
    } catch (error) {
      throw new PageNotLoaded('A part of the documentation could not be fetched.', { cause: error, fetchAgain });
    }
  };
  return load;
};
