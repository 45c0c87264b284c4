import { createElement } from 'react';
import { loadedOverlays } from '../overlays/loadOverlays';
import type { MenuItemProps } from './LoadedMenuItem';

/** One action, link or choice in a Menu. */
export const MenuItem = (props: MenuItemProps) => createElement(loadedOverlays().LoadedMenuItem, props);
