import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const moduleId = '\0ezone:react';

/** What React gives everybody. What begins with two underscores is for React DOM, which requires React as it is. */
const namesOf = (react: object) => Object.keys(react).filter((name) => !name.startsWith('__'));

/**
 * Makes an ES module of React, which is written in CommonJS. The bundler gives each file that imports a CommonJS module as a whole (React
 * Aria does: `import * as React`) an object of its own with a getter for each export, which every call of a hook then goes through: 5 kB of
 * memory for each of a hundred files.
 */
export const reactAsModule = (): Plugin => ({
  name: 'ezone:react-as-module',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react$/ },
    handler: (_id, importer, { kind }) => (kind === 'import-statement' && importer !== moduleId ? moduleId : undefined),
  },
  load: {
    filter: { id: new RegExp(`^${moduleId}$`) },
    handler: () => {
      const names = namesOf(createRequire(import.meta.url)('react') as object).join(', ');
      return `import React from 'react';\nexport const { ${names} } = React;\nexport default React;`;
    },
  },
});
