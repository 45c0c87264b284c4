export { useRouteFocus } from './useRouteFocus';
export { useDocumentTitle } from './useDocumentTitle';
export { usePaintedScheme } from './usePaintedScheme';
export { useSetDirection } from './useSetDirection';
