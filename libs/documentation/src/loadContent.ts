import type { Content, LoadContent } from './Content';
import { fetchedPart } from './fetchedPart';
import { pageAt, pages } from './sections/sections';
import type { DocumentationEntry } from './sections/Section';

const loaders = new Map<DocumentationEntry, LoadContent>(pages.map((page) => [page, fetchedPart(page.load)]));

/** Fetches a page once, as {@link fetchedPart} does. */
export const loadContent = (page: DocumentationEntry): Promise<Content> => (loaders.get(page) ?? page.load)();

/** Fetches the page at an address, where there is one. */
export const loadContentAt = async (pathname: string): Promise<void> => {
  const page = pageAt(pathname);
  if (page) await loadContent(page);
};
