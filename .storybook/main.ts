import type { StorybookConfig } from '@storybook/react-vite';
import { docgenOptions } from '#documentation/docgen';
import { mdxPlugins } from '#documentation/mdxPlugins';
import { pagesFromRepository } from '#documentation/pagesFromRepository';
import { storybookAddresses } from '#documentation/storybookAddresses';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './pages/*.stories.tsx', '../libs/**/src/**/*.mdx', '../libs/**/src/**/*.stories.tsx'],
  // The fonts and colours for what stands around the stories; what the app serves, for what its pages show by address.
  staticDirs: [
    ...['fonts.css', 'inter-latin.woff2', 'inter-latin-ext.woff2', 'noto-sans-arabic.woff2'].map((file) => ({
      from: `../libs/ui/src/fonts/${file}`,
      to: `/fonts/${file}`,
    })),
    { from: '../libs/ui/src/theme/__generated__/startSchemes.css', to: '/startSchemes.css' },
    { from: '../apps/web/public', to: '/' },
  ],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: mdxPlugins } } },
    '@storybook/addon-a11y',
  ],
  // Nothing is fetched from or sent to another host, neither while building nor in the browser.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // It knows the types, so that the props a component takes over from another one (`Omit<TextFieldProps, ...>`) are documented too.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['libs/**/*.tsx', '.storybook/pages/*.tsx'],
      tsconfigPath: '.storybook/tsconfig.docgen.json',
      ...docgenOptions,
    },
  },
  docs: { defaultName: 'Documentation' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [pagesFromRepository(), storybookAddresses(), ...(vite.plugins ?? [])],
    resolve: { ...vite.resolve, tsconfigPaths: true },
    // Storybook's own chunks are large and are not what a user of the app loads.
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Libraries made for server components too say 'use client', which means nothing here.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  }),
};
export default config;
