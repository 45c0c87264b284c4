import type { CompileOptions } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { highlightCode } from './highlightCode.ts';

/** How every page of documentation is compiled, in Storybook and in the app: with tables, and with code that is coloured here. */
export const mdxPlugins = {
  remarkPlugins: [remarkGfm],
  rehypePlugins: [highlightCode],
} satisfies CompileOptions;
