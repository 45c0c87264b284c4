import type { Plugin } from 'vite';

/**
 * Marks what libraries do at the top level without effect as what it is, so that the parts of them that nobody uses are left
 * out: react-router's component wrappers (forms, frameworks, server components) and formik's `FieldArray`.
 */
export const markPure = (): Plugin => ({
  name: 'ezone:mark-pure',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]node_modules[\\/](react-router|formik)[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(
          /(?<=^(?:var|const|let) \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm,
          '/* @__PURE__ */ ',
        )
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/^\w+\.defaultProps = \{\n.*\n\};$/gm, ''),
      map: null,
    }),
  },
});
