export { useArrival } from './useArrival';
export { useDocumentTitle } from './useDocumentTitle';
export { usePaintMemory } from './usePaintMemory';
