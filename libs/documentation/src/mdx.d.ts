declare module '*.mdx' {
  import type { MDXProps } from 'mdx/types';
  import type { ReactNode } from 'react';
  import type { Heading } from './Content';

  const MDXContent: (props: MDXProps) => ReactNode;
  export { MDXContent as default };
  export const headings: readonly Heading[];
}
