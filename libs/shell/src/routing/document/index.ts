export { usePathInApp } from './usePathInApp';
export { useRouteFocus } from './useRouteFocus';
export { useDocumentTitle, useRouteTitle } from './useDocumentTitle';
export { usePaintedScheme } from './usePaintedScheme';
export { useSetDirection } from './useSetDirection';
