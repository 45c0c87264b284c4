import { createElement } from 'react';
import { loadedOverlays } from '../overlays/loadOverlays';

/** A line between groups of items in a Menu. */
export const MenuSeparator = () => createElement(loadedOverlays().LoadedMenuSeparator);
