import type { Content, LoadContent } from './Content';
import { fetchedPart } from './fetchedPart';
import { pages } from './sections/sections';
import type { DocumentationEntry } from './sections/Section';

const loaders = new Map<DocumentationEntry, LoadContent>(pages.map((page) => [page, fetchedPart(page.load)]));

/** Fetches a page once; the same promise for each call. What could not be fetched is fetched anew by the next call. */
export const loadContent = (page: DocumentationEntry): Promise<Content> => (loaders.get(page) ?? page.load)();
