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

export default {
  // Only when to give up on a busy machine: a spec waits for what it expects, never for a time.
  testTimeout: 30_000,
  projects: [
    { ...common, displayName: 'bff', testEnvironment: 'node', testMatch: ['<rootDir>/apps/bff/src/**/*.spec.ts'] },
    { ...common, displayName: 'tools', testEnvironment: 'node', testMatch: ['<rootDir>/tools/**/*.spec.ts'] },
    {
      ...common,
      displayName: 'processes',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tools/processes/**/*.e2e.ts'],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{libs,apps/web}/**/*.spec.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/setupWeb.ts'],
    },
  ],
};
