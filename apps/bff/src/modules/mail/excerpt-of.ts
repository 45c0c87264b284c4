import { textOfHtml } from '../../platform/html/text-of-html';

/** The most characters of an excerpt. */
export const MAX_EXCERPT = 200;

/** The first words of a message, as a list shows them. */
export const excerptOf = (message: string): string => textOfHtml(message).slice(0, MAX_EXCERPT).toWellFormed().trim();
