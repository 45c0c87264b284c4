import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.inputs', defaultMessage: 'Inputs' },
  buttons: { id: 'docs.title.buttons', defaultMessage: 'Buttons' },
  rating: { id: 'docs.title.rating', defaultMessage: 'Rating' },
  transferList: { id: 'docs.title.transferList', defaultMessage: 'Transfer list' },
});

/** What people press, choose and type into. */
export const inputs: Section = {
  id: 'inputs',
  title: titles.section,
  pages: [
    page('components/buttons', titles.buttons, () => import('@ezone/pages/ui/src/button/Button.mdx')),
    page('components/rating', titles.rating, () => import('@ezone/pages/ui/src/rating/Rating.mdx')),
    page(
      'components/transfer-list',
      titles.transferList,
      () => import('@ezone/pages/ui/src/transfer-list/TransferList.mdx'),
    ),
  ],
};
