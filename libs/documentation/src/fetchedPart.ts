import { PageNotLoaded } from '@ezone/shell/routing';
import { lazyContent } from '@ezone/ui/lazy-content';

/** Fetches a part of the documentation once. Where it cannot be fetched, what is shown in its place says so and fetches it again. */
export const fetchedPart = <Part>(fetch: () => Promise<Part>): (() => Promise<Part>) => {
  const load: () => Promise<Part> = lazyContent(async () => {
    try {
      return await fetch();
    } catch (error) {
      throw new PageNotLoaded('A part of the documentation could not be fetched.', { cause: error, fetchAgain: load });
    }
  });
  return load;
};
