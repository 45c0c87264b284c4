import { directionOf, languages, nativeNames } from '@ezone/i18n';
import '@ezone/ui/fonts';
import { loadOverlays } from '@ezone/ui/overlays';
import { isDarkScheme, SCHEME_NAMES, schemeSheet } from '@ezone/ui/theme';
import type { Preview } from '@storybook/react-vite';
import type { StoryContextForEnhancers } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { PHONE_WIDTH } from '#documentation/windowSizes';
import { docsComponents } from './documentation/docsComponents';
import { DocsPage } from './documentation/DocsPage';
import { keepLinksHere } from './documentation/keepLinksHere';
import { keepReaderInPlace } from './keepReaderInPlace';
import { preferredScheme } from './storybookTheme';
import { withProviders } from './withProviders';

keepLinksHere();
keepReaderInPlace();

// What a story waits for comes later on a busy machine; what never comes costs this long, in milliseconds.
configure({ asyncUtilTimeout: 10_000 });

/** Defaults as the code says them: the text of `@default 'neutral'` arrives with a second pair of quotes. */
const quotedOnce = ({ argTypes }: StoryContextForEnhancers) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = argType.table?.defaultValue?.summary?.replace(/^"('.*')"$/, '$1');
      return [name, summary ? { ...argType, table: { ...argType.table, defaultValue: { summary } } } : argType];
    }),
  );

const preview: Preview = {
  argTypesEnhancers: [quotedOnce],
  // The colours and what opens over the page first: a story that waited for them would be looked at too early.
  beforeAll: async () => {
    await Promise.all([schemeSheet.load(), loadOverlays()]);
  },
  decorators: [withProviders],
  tags: ['autodocs'],
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'paintbrush',
        items: SCHEME_NAMES.map((name) => ({
          value: name,
          title: name,
          right: isDarkScheme(name) ? 'dark' : 'light',
        })),
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language; Arabic also turns the direction',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: languages.map((language) => ({
          value: language,
          title: nativeNames[language],
          ...(directionOf(language) === 'rtl' && { right: 'rtl' }),
        })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: preferredScheme, locale: 'en' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    // The scheme paints the ground; a second switch for it would lie.
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    docs: { container: DocsPage, components: docsComponents },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'The product at a glance',
          'Whole pages',
          // As the app's menu has them; a spec compares both.
          'Guides',
          [
            'Getting started',
            ['Introduction', 'Installation', 'Git repository'],
            'Changelog',
            'Development',
            [
              'Development server',
              'Project structure',
              'Architecture',
              'API calls',
              'Trying the API and the sockets',
              'IDEs: VS Code and WebStorm',
              'Updating',
              'Production',
              'Deployment',
              'Backup and restore',
              'Heroku notes',
              'Add an app',
              'Add a call',
              'Add a table',
              'Add a component',
              'Add a machine',
              'Add a page of documentation',
              'Testing',
            ],
            'Theming',
            ['Theme schemes', 'Theme layouts', 'Page layouts', 'Right-to-left support', 'Changing the default font'],
            'Configuration',
            ['Settings', 'Routing', 'Navigation', 'Code splitting', 'Multi-language'],
            'Authentication',
            ['JWT', 'Firebase', 'Auth0', 'API tokens'],
            'Third-party components',
            [
              'Forms: Formik and Yup',
              'Tables: React Aria',
              'Maps: TopoJSON and Highcharts',
              'Charts: Highcharts',
              'Charts of machines: elkjs',
              'Calendar: FullCalendar',
              'Rich text: ProseMirror',
            ],
          ],
          'Foundations',
          ['Colour', 'Schemes', 'Type', 'Space'],
          'Components',
          'Machines',
          'Shell',
          'Apps',
        ],
      },
    },
    viewport: {
      options: {
        phone: {
          name: `Phone, ${String(PHONE_WIDTH)} px`,
          type: 'mobile',
          styles: { width: `${String(PHONE_WIDTH)}px`, height: '844px' },
        },
        tablet: { name: 'Tablet, 820 px', type: 'tablet', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop, 1440 px', type: 'desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};
export default preview;
