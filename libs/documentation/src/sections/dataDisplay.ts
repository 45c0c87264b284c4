import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.dataDisplay', defaultMessage: 'Data display' },
  timeline: { id: 'docs.title.timeline', defaultMessage: 'Timeline' },
});

/** What shows things. */
export const dataDisplay: Section = {
  id: 'dataDisplay',
  title: titles.section,
  pages: [page('components/timeline', titles.timeline, () => import('@ezone/pages/ui/src/timeline/Timeline.mdx'))],
};
