import { readFileSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Which rooms may import which. The documentation shows the same, and README.md is compared with it. */
const rooms = JSON.parse(readFileSync(new URL('rooms.json', import.meta.url), 'utf8'));

const physicalSides = String.raw`/(^|[\s;{])((margin|padding|border)-(left|right)|left|right)\s*:|text-align:\s*(left|right)/`;

export default tseslint.config(
  { ignores: ['**/dist', '**/__generated__', '**/.nx', '**/node_modules', 'data'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          // Pages of documentation stand beside what they are about, and are fetched one by one; the rest of these is imported as ever.
          checkDynamicDependenciesExceptions: ['ui', 'shell', 'features-chat'],
          depConstraints: Object.values(rooms).map(({ tag, mayImport }) => ({
            sourceTag: `room:${tag}`,
            onlyDependOnLibsWithTags: mayImport.map((target) => `room:${target}`),
          })),
        },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // An injected class is a value to Nest: its import must survive the build.
      '@typescript-eslint/no-useless-constructor': 'off',
      // `({ position, ...content }) => content` is how a field is left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-console': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Arabic runs right to left: only logical properties (inline-start, inset-inline ...) serve both directions.
    files: ['libs/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `TemplateElement[value.raw=${physicalSides}]`,
          message: 'Use a logical property (inline-start, inline-end).',
        },
        {
          selector: String.raw`TemplateElement[value.raw=/\[dir=/]`,
          message:
            'Use :dir(rtl), or mirroredInRtl of the theme: a part of a page may run the other way than the page.',
        },
      ],
    },
  },
  {
    // Charts are documentation: drawn in Storybook, walked in specs, and never part of what a user of the app loads.
    files: ['libs/{shell,features}/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}'],
    ignores: ['**/*.{spec,stories,docs}.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['@ezone/statechart', '@ezone/statechart/*'], message: 'Only stories, docs and specs.' }],
        },
      ],
    },
  },
  {
    // With these the linter knows that an injected class is a value: Nest looks it up by the class that was imported.
    files: ['apps/bff/**/*.ts'],
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
  },
  {
    // Server rooms: the platform knows no module, and modules meet only through a service or a module class.
    files: ['apps/bff/src/platform/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '(^|/)modules/', message: 'The platform stands under the modules and knows none of them.' },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/bff/src/modules/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // An entity of another module may refer to a user, so that its rows go with their user.
              regex: String.raw`^\.\./(?!\.\./|users/user\.entity$)[^/]+/(?!.*\.(service|module|dto)$)`,
              message: 'Another module is used through the service it exports, and what that takes and answers.',
            },
          ],
        },
      ],
    },
  },
  {
    // Whoever configures a site reads the console; users of it are told on the page.
    files: ['libs/shell/src/sign-in/services/warnOfConfiguration.ts'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    // Tools and stories are loaded by programs that want a default export; tools speak to a terminal.
    files: ['tools/**', '**/*.stories.tsx', '**/*.config.*', '.storybook/**'],
    rules: { 'no-restricted-exports': 'off', 'no-console': 'off' },
  },
);
