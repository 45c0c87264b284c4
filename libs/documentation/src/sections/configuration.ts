import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.configuration', defaultMessage: 'Configuration' },
  settings: { id: 'docs.title.settings', defaultMessage: 'Settings' },
  routing: { id: 'docs.title.routing', defaultMessage: 'Routing' },
  navigation: { id: 'docs.title.navigation', defaultMessage: 'Navigation' },
  codeSplitting: { id: 'docs.title.codeSplitting', defaultMessage: 'Code splitting' },
  multiLanguage: { id: 'docs.title.multiLanguage', defaultMessage: 'Multi-language' },
});

/** What can be set, and where. */
export const configuration: Section = {
  id: 'configuration',
  title: titles.section,
  pages: [
    page('configuration/settings', titles.settings, () => import('../guides/configuration/settings.mdx')),
    page('configuration/routing', titles.routing, () => import('../guides/configuration/routing.mdx')),
    page('configuration/navigation', titles.navigation, () => import('../guides/configuration/navigation.mdx')),
    page(
      'configuration/code-splitting',
      titles.codeSplitting,
      () => import('../guides/configuration/code-splitting.mdx'),
    ),
    page(
      'configuration/multi-language',
      titles.multiLanguage,
      () => import('../guides/configuration/multi-language.mdx'),
    ),
  ],
};
