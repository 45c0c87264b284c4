import type { ModuleWords } from '../bff-module/moduleWords.ts';

const references = ['shell', 'ui', 'api-client', 'i18n'].map((name) => ({ path: `../../../libs/${name}` }));

export const projectFile = ({ thingsPath }: ModuleWords) =>
  JSON.stringify({
    $schema: '../../../node_modules/nx/schemas/project-schema.json',
    name: `features-${thingsPath}`,
    root: `libs/features/${thingsPath}`,
    sourceRoot: `libs/features/${thingsPath}/src`,
    tags: ['room:feature'],
    targets: { lint: {}, test: {} },
  });

export const tsconfigFile = ({ thingsPath }: ModuleWords) =>
  JSON.stringify({
    extends: '../../../tsconfig.base.json',
    compilerOptions: {
      rootDir: '.',
      outDir: `../../../dist/types/libs/features/${thingsPath}`,
      types: ['jest', 'node', '@testing-library/jest-dom'],
    },
    include: ['src/**/*', 'src/**/*.json'],
    references,
  });
