import type { MDXModule } from 'mdx/types';
import type { MessageDescriptor } from 'react-intl';

/** A heading within a page. */
export type Heading = {
  /** Its place in the address. */
  id: string;
  /** In English. */
  text: string;
  level: number;
  /** Its sentence; the name of a state or a component is code and has none. */
  message?: MessageDescriptor;
};

/** A page of documentation as the build compiles it from MDX. */
export type Content = Pick<MDXModule, 'default'> & { headings: readonly Heading[] };

/** Fetches a page. */
export type LoadContent = () => Promise<Content>;
