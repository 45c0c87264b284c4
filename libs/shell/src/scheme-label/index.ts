export { useSchemeLabel } from './useSchemeLabel';
