import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { mdxPlugins } from './mdxPlugins.ts';

const { remarkPlugins } = mdxPlugins;
const processors = {
  mdx: createProcessor({ remarkPlugins }),
  md: createProcessor({ remarkPlugins, format: 'md' }),
};

/** What a page says that can be wrong: where its links lead, and what it calls code. */
export type PageParts = {
  /** The text of its heading of the first level, as it is written. */
  title: string | undefined;
  links: string[];
  /** References such as `[text][name]` to an address that the page does not give. */
  lostReferences: string[];
  /** Code within sentences. */
  codes: string[];
  fences: { language: string; meta: string; code: string }[];
};

/** Reads a page as Markdown, so that what only looks like a link or a command is none. */
export function partsOf(source: string, format: 'md' | 'mdx' = 'mdx'): PageParts {
  const tree = processors[format].parse(source) as Root;
  const parts: PageParts = { title: undefined, links: [], lostReferences: [], codes: [], fences: [] };
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 1 && node.position && parts.title === undefined)
      parts.title = source.slice(node.position.start.offset, node.position.end.offset).replace(/^# /, '');
    if (node.type === 'link' || node.type === 'definition') parts.links.push(node.url);
    if (node.type === 'text')
      parts.lostReferences.push(...[...node.value.matchAll(/\[[^\][]+\]\[[^\][]*\]/g)].map(([found]) => found));
    if (node.type === 'inlineCode') parts.codes.push(node.value);
    if (node.type === 'code')
      parts.fences.push({ language: node.lang ?? 'text', meta: node.meta ?? '', code: node.value });
  });
  return parts;
}
