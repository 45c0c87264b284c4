import { defineMessages } from 'react-intl';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.shellComponents', defaultMessage: 'Shell components' },
});

/** What the shell gives to pages. */
export const shellComponents: Section = {
  id: 'shellComponents',
  title: titles.section,
  pages: [],
};
