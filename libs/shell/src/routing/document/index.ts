export { useArrival } from './useArrival';
export { useDocumentTitle, useRouteTitle } from './useDocumentTitle';
export { usePaintedScheme } from './usePaintedScheme';
export { useSetDirection } from './useSetDirection';
