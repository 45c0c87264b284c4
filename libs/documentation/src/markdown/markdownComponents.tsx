import { Link } from '@ezone/ui/link';
import type { MDXComponents } from 'mdx/types';
import { CodeBlock } from './CodeBlock';
import { PageHeading } from './PageHeading';
import { ScrollingTable } from './ScrollingTable';

/** What the elements of a page's text are drawn by. */
export const markdownComponents: MDXComponents = {
  a: ({ href, children }) => <Link href={href}>{children}</Link>,
  h2: ({ id, children }) => <PageHeading level={2} {...{ id, children }} />,
  h3: ({ id, children }) => <PageHeading level={3} {...{ id, children }} />,
  table: ScrollingTable,
  // For a component that brings what stands in it.
  Table: ScrollingTable,
  CodeBlock,
};
