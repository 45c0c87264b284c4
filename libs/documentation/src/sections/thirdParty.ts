import { defineMessages } from 'react-intl';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.thirdParty', defaultMessage: 'Third-party components' },
});

/** The libraries that do what is not ours. */
export const thirdParty: Section = {
  id: 'thirdParty',
  title: titles.section,
  pages: [],
};
