import type { MDXModule } from 'mdx/types';
import type { Heading } from '#documentation/pageHeadings';

/** A page of documentation as the build compiles it from MDX. */
export type Content = Pick<MDXModule, 'default'> & { headings: readonly Heading[] };

/** Fetches a page. */
export type LoadContent = () => Promise<Content>;
