import { createContext } from 'react';

/** What the ids of a section's items begin with: React Aria tells items apart in the whole menu, and would take those of one section for another's. */
export const SectionContext = createContext('');
