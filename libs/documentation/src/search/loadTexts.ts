import { fetchedPart } from '../fetchedPart';

/** Fetches the texts of all pages, when the first word is typed. */
export const loadTexts = fetchedPart(async () => (await import('virtual:documentation-texts')).texts);
