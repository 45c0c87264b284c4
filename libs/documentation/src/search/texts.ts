import { fetchedPart } from '../fetchedPart';

/** The texts of all pages, fetched when the first word is typed. */
export const texts = fetchedPart(async () => (await import('virtual:documentation-texts')).texts);
