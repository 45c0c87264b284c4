import type { texts } from 'virtual:documentation-texts';

let fetched: Promise<typeof texts> | undefined;

/** Fetches the texts of all pages once, when the first word is typed. What could not be fetched is fetched anew by the next call. */
export function loadTexts(): Promise<typeof texts> {
  fetched ??= import('virtual:documentation-texts').then((module) => module.texts);
  fetched.catch(() => (fetched = undefined));
  return fetched;
}
