import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.feedback', defaultMessage: 'Feedback' },
  alert: { id: 'docs.title.alert', defaultMessage: 'Alert' },
});

/** What says how something went. */
export const feedback: Section = {
  id: 'feedback',
  title: titles.section,
  pages: [page('components/alert', titles.alert, () => import('@ezone/pages/ui/src/alert/Alert.mdx'))],
};
