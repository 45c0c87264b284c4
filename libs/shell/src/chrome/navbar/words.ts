import { css } from 'styled-components';

/** The variable that hides what a folded navbar has no room for: 0 while only its icons show. */
export const WORDS = '--ez-navbar-words';

/** The attribute of a folded navbar while only its icons show. */
export const RAIL = 'data-navbar-rail';

/** A rule for what stands in a folded navbar while only its icons show. */
export const inRail = `[${RAIL}] &`;

/** The attribute of a folded navbar, whether or not it is open over the page. */
export const FOLDED = 'data-navbar-folded';

/** A rule for what stands in a folded navbar: as high while it is open as before, so that nothing moves under the pointer. */
export const inFolded = `[${FOLDED}] &`;

/** Fades while the navbar is folded. It stays there for a screen reader, and so that nothing moves. */
export const fadesWhenFolded = css`
  opacity: var(${WORDS}, 1);
  transition: opacity ${({ theme }) => theme.motion.hover};
`;
