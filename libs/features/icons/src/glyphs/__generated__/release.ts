// @fortawesome/fontawesome-free@7.3.1, by tools/icons/writeIcons.ts. MIT, see LICENSE.txt.

/** The release of Font Awesome Free that the icons are of. */
export const ICONS_RELEASE = '7.3.1';
