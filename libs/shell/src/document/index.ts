export { useArrival } from './useArrival';
export { useDocumentTitle } from './useDocumentTitle';
