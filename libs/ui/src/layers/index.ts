export { useLayer } from './useLayer';
