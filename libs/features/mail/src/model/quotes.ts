import { isSameContent } from './contentOf';

/** A message as it is written: the text of its writer, and below it the mail that is quoted. */
type Parts = { written: string; quote: string };

/**
 * The mail that a message quotes, as HTML. It stands in a `div`, which the editor never writes, so that no quotation of the writer is
 * taken for it. What is forwarded is no `blockquote`: whoever gets it is to read it, and a quote is folded there.
 * @param head what is said above it, as HTML
 */
export const quoteOf = (head: string, original: string, isForward: boolean): string => {
  const element = isForward ? 'div' : 'blockquote';
  return `<div><p>${head}</p><${element}>${original || '<p></p>'}</${element}></div>`;
};

/** The two parts of a message. Together they are the message. */
export const partsOf = (message: string): Parts => {
  const at = message.indexOf('<div');
  const isQuote = message.startsWith('<div><p>', at) && /<\/(?:blockquote|div)><\/div>$/.test(message);
  return at >= 0 && isQuote
    ? { written: message.slice(0, at), quote: message.slice(at) }
    : { written: message, quote: '' };
};

/** Two versions of a message as one: mine, and theirs below it. What they quote stands once, at the end. */
export const bothMessages = (mine: string | null, theirs: string | null): string => {
  const [here, there] = [partsOf(mine ?? ''), partsOf(theirs ?? '')];
  const isSame = isSameContent(here.written, there.written);
  return here.written + (isSame ? '' : there.written) + (here.quote || there.quote);
};

/** HTML whose images name no file any more. It is parsed in a document of its own, in which nothing loads. */
export const withoutImages = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) image.removeAttribute('src');
  return body.innerHTML;
};
