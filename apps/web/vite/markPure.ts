import type { Plugin } from 'vite';

/**
 * Marks React's component wrappers at the top level of react-router as free of effects, which they are, so that the parts of it
 * that nobody uses (forms, frameworks, server components) are left out.
 */
export const markPure = (): Plugin => ({
  name: 'ezone:mark-pure',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(
          /(?<=^(?:var|const|let) \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm,
          '/* @__PURE__ */ ',
        )
        .replace(/^\w+\.displayName = .*;$/gm, ''),
      map: null,
    }),
  },
});
