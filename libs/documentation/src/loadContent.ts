import type { Content } from './Content';
import { fetchedPart } from './fetchedPart';
import type { FetchedPart } from './fetchedPart';
import { pageAt } from './sections/sections';
import type { DocumentationEntry } from './sections/Section';

const contents = new Map<DocumentationEntry, FetchedPart<Content>>();

const contentOf = (page: DocumentationEntry): FetchedPart<Content> => {
  const known = contents.get(page) ?? fetchedPart(page.load);
  contents.set(page, known);
  return known;
};

/** What stands on a page, for whoever is about to draw it. */
export const loadContent = (page: DocumentationEntry): Promise<Content> => contentOf(page).load();

/** Fetches what stands on a page that is likely to be opened soon. */
export const fetchContentAhead = (page: DocumentationEntry): Promise<void> => contentOf(page).ahead();

/** The same for the page at an address, where there is one. */
export const fetchContentAt = async (pathname: string): Promise<void> => {
  const page = pageAt(pathname);
  if (page) await fetchContentAhead(page);
};
