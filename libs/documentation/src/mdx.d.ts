declare module '*.mdx' {
  import type { MDXProps } from 'mdx/types';
  import type { ReactNode } from 'react';
  import type { Heading } from '#documentation/pageHeadings';

  const MDXContent: (props: MDXProps) => ReactNode;
  export { MDXContent as default };
  export const headings: readonly Heading[];
}

declare module 'virtual:documentation-texts' {
  import type { PageText } from '#documentation/pageTexts';

  /** The texts of all pages, by the paths of the pages, with their titles in English. */
  export const texts: readonly { path: string; title: string; texts: readonly PageText[] }[];
}
