/**
 * How files may depend on each other: never in a circle, and within the shell only downwards.
 * Which project may import which is the linter's to say (`rooms.json`).
 */

/** The rooms of the shell, the lowest first. Each may import those before it, and none after it. */
const shellLayers = [
  'notices',
  'data',
  'session',
  'records',
  'settings',
  'routing',
  'panels',
  'page',
  'forms',
  'chrome',
  'sign-in',
];

const shell = 'libs/shell/src';
/** Specs, stories and what they share may look at any room. */
const onlyTests = String.raw`(\.(spec|stories|docs)\.tsx?|\.mdx)$|/testing/`;

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or there is a third thing in them that both need.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'feature-index-imports-no-code',
      comment:
        'Every page has the routes of all features, the sign-in page too: what such a file imports at run time is fetched with them. Import types, or lazily.',
      severity: 'error',
      // The chat is part of the shell and has no routes. A feature of several parts has the routes of each in its folder.
      from: {
        path: '^libs/features/[^/]+/src/(index|titles|paths|[^/]+/(routes|titles))[.]ts$',
        pathNot: '^libs/features/chat/',
      },
      to: {
        pathNot: '^libs/features/[^/]+/src/(titles|paths|[^/]+/(routes|titles))[.]ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    ...shellLayers.slice(0, -1).map((layer, index) => ({
      name: `shell-${layer}-imports-downwards`,
      comment: `libs/shell/src/${layer} stands below these rooms: ${shellLayers.slice(index + 1).join(', ')}.`,
      severity: 'error',
      from: { path: `^${shell}/${layer}/`, pathNot: onlyTests },
      to: { path: `^${shell}/(${shellLayers.slice(index + 1).join('|')})/` },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: 'node_modules|__generated__',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
