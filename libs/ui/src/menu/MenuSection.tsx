import { createElement } from 'react';
import { loadedOverlays } from '../overlays/loadOverlays';
import type { MenuSectionProps } from './LoadedMenuSection';

/** Items of a Menu that belong together, with a heading or a selection of their own. */
export const MenuSection = (props: MenuSectionProps) => createElement(loadedOverlays().LoadedMenuSection, props);
