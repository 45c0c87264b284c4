import { createContext } from 'react';
import type { Heading } from '#documentation/pageHeadings';

/** The headings of the page that is shown. */
export const HeadingsContext = createContext<readonly Heading[]>([]);
