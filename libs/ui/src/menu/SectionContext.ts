import { createContext } from 'react';

/** What the ids of a section's choices begin with: React Aria tells items apart in the whole menu, and would take those of one section for another's. Empty outside of such a section. */
export const SectionContext = createContext('');
