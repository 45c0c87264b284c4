import type { LayoutStyle, StoredSettings } from '../../settings';
import { CONTAINER_WIDTH } from '../../settings';

type StoredLayout = StoredSettings['layout'];

const commonConfig = {
  scroll: 'content',
  mode: 'container',
  toolbar: { display: true, style: 'fixed', position: 'above' },
  footer: { display: true, style: 'static' },
  leftSidePanel: { display: true },
  rightSidePanel: { display: true },
} as const;

/** A layout style with all of the config that it begins with. A check holds it to the server's. */
export function initialLayout(style: LayoutStyle): StoredLayout {
  const config = { ...commonConfig, containerWidth: CONTAINER_WIDTH[style] };
  return style === 'layout1'
    ? { style, config: { ...config, navbar: { display: true, style: 'style-1', position: 'left', folded: false } } }
    : { style, config: { ...config, navbar: { display: true, style: 'fixed' } } };
}

/** The settings that Ezone begins with: those of a new user. A check holds them to the server's. */
export const initialSettings: StoredSettings = {
  layout: initialLayout('layout1'),
  theme: { main: 'default', navbar: 'greyDark', toolbar: 'mainTheme', footer: 'mainTheme' },
  customScrollbars: true,
  direction: 'ltr',
};
