export { useInnerPageFocus, useRouteFocus } from './useRouteFocus';
export { useDocumentTitle, useRouteTitle } from './useDocumentTitle';
export { usePaintedScheme } from './usePaintedScheme';
export { usePathInApp } from './usePathInApp';
export { useSetDirection } from './useSetDirection';
