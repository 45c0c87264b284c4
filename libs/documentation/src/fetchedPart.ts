import { PageNotLoaded } from '@ezone/shell/routing';

/** A part of the documentation that is fetched once. */
export type FetchedPart<Part> = {
  /**
   * For whoever is about to draw it: the same promise for each call. One that could not be fetched stays so until whoever says so on the page
   * fetches it again; a new promise for each drawing would be waited for without end.
   */
  load: () => Promise<Part>;
  /** Fetches what is likely to be wanted soon. A failure is silent: whoever draws it fetches anew. @returns when it is there, or has failed */
  ahead: () => Promise<void>;
};

/** Makes a part of what fetches it. */
export const fetchedPart = <Part>(fetch: () => Promise<Part>): FetchedPart<Part> => {
  let fetched: Promise<Part> | undefined;
  let isAwaited = false;
  const load = () => {
    isAwaited = true;
    return (fetched ??= fetchOnce());
  };
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
  const ahead = async () => {
    fetched ??= fetchOnce();
    try {
      await fetched;
    } catch {
      if (!isAwaited) fetched = undefined;
    }
  };
  return { load, ahead };
};
