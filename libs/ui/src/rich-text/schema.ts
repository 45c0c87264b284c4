import { Schema } from 'prosemirror-model';
import type { Attrs, NodeSpec, TagParseRule } from 'prosemirror-model';

/** The direction that an element names. Where it names none, each block finds its own. */
const directionOf = (element: HTMLElement): Attrs => {
  const named = element.getAttribute('dir');
  return { dir: named === 'rtl' || named === 'ltr' ? named : 'auto' };
};

/** A block that holds text. A list or a quotation has no direction of its own: it would look past blocks that have one. */
const textBlock = (parseDOM: readonly TagParseRule[], spec: NodeSpec): NodeSpec => ({
  ...{ content: 'inline*', group: 'block', defining: true },
  ...spec,
  attrs: { dir: { default: 'auto' }, ...spec.attrs },
  parseDOM: parseDOM.map((rule) => ({
    ...rule,
    getAttrs: (element) => ({ ...rule.attrs, ...directionOf(element) }),
  })),
});

/** The address of a link as browsers read it, which is how the server keeps it; null where it is no address to link to. */
const linkedTo = (href: string | null): string | null => {
  const url = href === null ? null : URL.parse(href);
  return url !== null && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null;
};

/**
 * What a text can be made of. HTML that is read has nothing else afterwards: of other elements the text stays. It is the part of what the
 * server keeps of a mail that can be written here.
 */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: textBlock([{ tag: 'p' }], {
      defining: false,
      toDOM: ({ attrs }) => ['p', { dir: String(attrs['dir']) }, 0],
    }),
    heading: textBlock(
      [
        ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      {
        attrs: { level: { default: 2 } },
        toDOM: ({ attrs }) => [`h${String(attrs['level'])}`, { dir: String(attrs['dir']) }, 0],
      },
    ),
    codeBlock: textBlock([{ tag: 'pre', preserveWhitespace: 'full' }], {
      ...{ content: 'text*', marks: '', code: true },
      toDOM: ({ attrs }) => ['pre', { dir: String(attrs['dir']) }, ['code', 0]],
    }),
    blockquote: {
      ...{ content: 'block+', group: 'block', defining: true },
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bulletList: {
      ...{ content: 'listItem+', group: 'block' },
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    orderedList: {
      ...{ content: 'listItem+', group: 'block' },
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    listItem: {
      ...{ content: 'paragraph block*', defining: true },
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    horizontalRule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    hardBreak: {
      ...{ inline: true, group: 'inline', selectable: false, linebreakReplacement: true },
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  // The first stands outside of the others.
  marks: {
    link: {
      attrs: { href: {} },
      // What is typed behind a link is not part of it.
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = linkedTo(element.getAttribute('href'));
            return href !== null && { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']), target: '_blank', rel: 'noopener noreferrer' }, 0],
    },
    bold: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps all that is copied in a `b` that is not bold.
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { style: 'font-weight=normal', clearMark: ({ type }) => type.name === 'bold' },
        { style: 'font-weight', getAttrs: (weight) => /^(bold(er)?|[5-9]\d\d)$/.test(weight) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    italic: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
    strike: {
      parseDOM: [{ tag: 's' }, { tag: 'del' }, { style: 'text-decoration=line-through' }],
      toDOM: () => ['s', 0],
    },
    underline: {
      parseDOM: [{ tag: 'u' }, { tag: 'ins' }, { style: 'text-decoration=underline' }],
      toDOM: () => ['u', 0],
    },
    code: { code: true, parseDOM: [{ tag: 'code' }, { tag: 'kbd' }, { tag: 'samp' }], toDOM: () => ['code', 0] },
  },
});
