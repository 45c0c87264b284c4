export { focusAtOnce } from './focusAtOnce';
export { useLayer } from './useLayer';
