export { useArrival } from './useArrival';
export { useDocumentTitle } from './useDocumentTitle';
export { usePaintedScheme } from './usePaintedScheme';
export { useSetDirection } from './useSetDirection';
