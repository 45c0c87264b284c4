import sanitize from 'sanitize-html';

/**
 * Elements that only mark up text, and images. None of them runs, sends or hides anything, and none changes how the rest is parsed. An image
 * loads: whoever shows it has to say where from, in the policy of the page that it stands in.
 */
const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'pre', 'hr', 'br'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'span', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'q', 'cite'],
  ...['code', 'kbd', 'samp', 'var', 'abbr', 'img'],
];

/** Elements whose text is code or a fallback and not for reading. It goes with them. */
const TAGS_WITHOUT_TEXT = [
  ...[
    'script',
    'style',
    'template',
    'noscript',
    'noembed',
    'noframes',
    'xmp',
    'plaintext',
    'title',
    'iframe',
    'object',
  ],
  ...['svg', 'math', 'textarea', 'select', 'option'],
];

/** Deeper elements are left out: browsers give up at some hundred, and each level costs them time. */
const MAX_DEPTH = 50;

/**
 * How many tags HTML may have that is to be made safe. The parser takes some microseconds for each and, where elements are left open,
 * a time that grows with the square of their number: a hundred kilobytes of them a quarter of a second, in which nobody else is served.
 */
export const MAX_TAGS = 10_000;

/** How many tags there can be in HTML at most. */
export const tagsIn = (html: string): number => html.split('<').length - 1;

const SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:'];

/**
 * The address of a link as a browser reads it, with what it passes over (tabs, line breaks, odd slashes) gone; undefined if it is
 * relative or not of one of the schemes.
 */
function linkTo(href: string | undefined): string | undefined {
  const url = href === undefined ? null : URL.parse(href);
  return url && SCHEMES.includes(url.protocol) ? url.href : undefined;
}

/** Links open in a tab of their own that cannot reach back. A link to nowhere that is allowed is only its text. */
const safeLink: sanitize.Transformer = (_tag, { href, dir }): sanitize.Tag => {
  const target = linkTo(href);
  const direction = dir === undefined ? undefined : { dir };
  return target === undefined
    ? { tagName: 'span', attribs: { ...direction } }
    : { tagName: 'a', attribs: { href: target, target: '_blank', rel: 'noopener noreferrer', ...direction } };
};

/** Images are those of http(s) addresses, with what says how large they are and what stands in their place. */
const safeImage: sanitize.Transformer = (_tag, { src, alt, width, height }): sanitize.Tag => {
  const url = src === undefined ? null : URL.parse(src);
  const size = Object.entries({ width, height }).filter(([, value]) => /^\d{1,4}$/.test(value ?? ''));
  const isRemote = url !== null && ['http:', 'https:'].includes(url.protocol);
  return {
    tagName: 'img',
    attribs: { ...(isRemote && { src: url.href }), alt: alt ?? '', ...Object.fromEntries(size) } as sanitize.Attributes,
  };
};

const options: sanitize.IOptions = {
  allowedTags: ALLOWED_TAGS,
  nonTextTags: TAGS_WITHOUT_TEXT,
  allowedAttributes: { '*': ['dir'], a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: MAX_DEPTH,
  transformTags: { a: safeLink, img: safeImage },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
};

/**
 * Makes HTML of somebody else safe to show: what is left marks up text and links to http(s) and mailto addresses, and names images. Nothing
 * in it runs, sends or takes a name in the page, and nothing but images loads. What is safe already stays as it is. Before, the caller refuses what has more than
 * {@link MAX_TAGS}.
 */
export const safeHtml = (html: string): string => sanitize(html, options);
