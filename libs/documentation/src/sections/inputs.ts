import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.inputs', defaultMessage: 'Inputs' },
  autocomplete: { id: 'docs.title.autocomplete', defaultMessage: 'Autocomplete' },
  buttons: { id: 'docs.title.buttons', defaultMessage: 'Buttons' },
});

/** What people press, choose and type into. */
export const inputs: Section = {
  id: 'inputs',
  title: titles.section,
  pages: [
    page(
      'components/autocomplete',
      titles.autocomplete,
      () => import('@ezone/pages/ui/src/autocomplete/Autocomplete.mdx'),
    ),
    page('components/buttons', titles.buttons, () => import('@ezone/pages/ui/src/button/Button.mdx')),
  ],
};
