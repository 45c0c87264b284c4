import { readFileSync } from 'node:fs';

const { compilerOptions } = JSON.parse(readFileSync(new URL('./tsconfig.base.json', import.meta.url), 'utf8'));
/** The workspace's own import paths, as tsconfig.base.json names them. */
const moduleNameMapper = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([name, [file]]) => [
    `^${name.replace('*', '(.*)')}$`,
    `<rootDir>/${file.replace('./', '').replace('*', '$1')}`,
  ]),
);

const common = {
  rootDir: import.meta.dirname,
  moduleNameMapper,
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};

/**
 * What the specs of the web share. Libraries that come as ES modules alone are compiled like our own files, so that these
 * specs do without Node's `--experimental-vm-modules`: with it, jest keeps in memory what each spec file has loaded.
 */
const web = {
  ...common,
  moduleNameMapper: {
    ...moduleNameMapper,
    // React Aria speaks thirty languages; three of them are ours, as `vite.config.ts` says.
    '/(?!en-US|tr-TR|ar-AE)[a-z]{2}-[A-Z]{2}\\.cjs$':
      '<rootDir>/node_modules/@react-aria/optimize-locales-plugin/empty.js',
    // jsdom lays nothing out.
    '\\.css\\?inline$': '<rootDir>/node_modules/@react-aria/optimize-locales-plugin/empty.js',
  },
  transformIgnorePatterns: [
    `/node_modules/(?!(${[
      '@formatjs',
      '@full-ui',
      '@fullcalendar',
      '@react-aria/optimize-locales-plugin',
      '@storybook',
      'ical.js',
      'intl-messageformat',
      'react-intl',
      'storybook',
      'temporal-polyfill',
      'temporal-utils',
    ].join('|')})/)`,
  ],
};

export default {
  // Only when to give up on a busy machine: a spec waits for what it expects, never for a time.
  testTimeout: 120_000,
  projects: [
    { ...common, displayName: 'server', testEnvironment: 'node', testMatch: ['<rootDir>/apps/bff/src/**/*.spec.ts'] },
    // The same specs, several in a file: `npm test` writes these.
    {
      ...common,
      displayName: 'server-groups',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/dist/spec-groups/**/*.spec.ts'],
    },
    { ...common, displayName: 'tools', testEnvironment: 'node', testMatch: ['<rootDir>/tools/**/*.spec.ts'] },
    {
      ...common,
      displayName: 'processes',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tools/processes/**/*.e2e.ts'],
    },
    // A spec without JSX is of rules and machines: the few that need a document say so themselves (`@jest-environment jsdom`).
    {
      ...web,
      displayName: 'logic',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{libs,apps/web}/**/*.spec.ts'],
      setupFiles: ['<rootDir>/tools/jest/setupDocument.ts'],
    },
    {
      ...web,
      displayName: 'components',
      testEnvironment: '<rootDir>/tools/jest/DocumentEnvironment.ts',
      testMatch: ['<rootDir>/{libs,apps/web}/**/*.spec.tsx'],
      setupFiles: ['<rootDir>/tools/jest/setupDocument.ts'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/setupComponents.ts'],
    },
  ],
};
