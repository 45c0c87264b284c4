import { lazyContent } from '../lazy-content';

/**
 * Fetches what menus, popovers and drawers show when they are open: with React Aria's part of it 28 kB, of which a page needs none before
 * one of them is opened. Ask for it when somebody comes near a button that opens one.
 */
export const loadOverlays = lazyContent(() => import('./overlays'));

/** The same ahead of time: a failure is told when one of them is opened. */
export const fetchOverlays = (): void => void loadOverlays().catch(() => undefined);

/** For the items of a menu, which are drawn once it is there. */
export const loadedOverlays = () => {
  const overlays = loadOverlays.known?.();
  if (!overlays) throw new Error('Used outside of a menu.');
  return overlays;
};
