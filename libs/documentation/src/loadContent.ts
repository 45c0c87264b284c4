import type { Content, LoadContent } from './Content';
import { fetchedPart } from './fetchedPart';
import { pages } from './sections/sections';
import type { DocumentationEntry } from './sections/Section';

const loaders = new Map<DocumentationEntry, LoadContent>(pages.map((page) => [page, fetchedPart(page.load)]));

/** Fetches a page once, as {@link fetchedPart} does. */
export const loadContent = (page: DocumentationEntry): Promise<Content> => (loaders.get(page) ?? page.load)();
