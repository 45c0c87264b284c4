import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.inputs', defaultMessage: 'Inputs' },
  buttons: { id: 'docs.title.buttons', defaultMessage: 'Buttons' },
});

/** What people press, choose and type into. */
export const inputs: Section = {
  id: 'inputs',
  title: titles.section,
  pages: [page('components/buttons', titles.buttons, () => import('@ezone/pages/ui/src/button/Button.mdx'))],
};
