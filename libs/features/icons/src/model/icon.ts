import type { components } from '@ezone/api-client';

/** An icon of the catalogue. */
export type Icon = components['schemas']['IconDto'];

/** A style in which icons are drawn. */
export type IconFamily = Icon['unsupported_families'][number];

/** The styles, the one that most icons have first. */
export const iconFamilies: readonly IconFamily[] = ['solid', 'regular', 'brands'];

/** Whether there is a drawing of it in a style. */
export const isDrawnIn = (icon: Icon, family: IconFamily): boolean => !icon.unsupported_families.includes(family);

/** The style that an icon is shown in: the one that is wanted, else the first that it has. */
export const shownFamily = (icon: Icon, wanted: IconFamily | null): IconFamily =>
  (wanted !== null && isDrawnIn(icon, wanted) ? wanted : iconFamilies.find((family) => isDrawnIn(icon, family))) ??
  'solid';
