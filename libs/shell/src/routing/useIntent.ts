import { useEffect, useRef } from 'react';
import { findRoute } from './decideRoute';
import { useRouting } from './RoutingContext';

/** Milliseconds that a pointer rests on a link before that counts as an intention. */
const restsFor = 65;

/**
 * Handlers for a link: they fetch the page it leads to when somebody is about to follow it.
 * @param address the path the link leads to; query and hash may follow
 * @param onIntent fetches what the page shows there
 */
export const useIntent = (address: string, onIntent?: () => void) => {
  const { routes, loader } = useRouting();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const prefetch = () => {
    const route = findRoute(routes, address.split(/[?#]/)[0] ?? address);
    if (route) void loader.prefetch(route);
    onIntent?.();
  };
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(prefetch, restsFor);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
    },
    onFocus: prefetch,
    onTouchStart: prefetch,
  };
};
