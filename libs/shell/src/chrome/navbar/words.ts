import { css } from 'styled-components';

/** The variable that hides what a folded navbar has no room for: 0 while only its icons show. */
export const WORDS = '--ez-navbar-words';

/** Fades while the navbar is folded. It stays there for a screen reader, and so that nothing moves. */
export const fadesWhenFolded = css`
  opacity: var(${WORDS}, 1);
  transition: opacity ${({ theme }) => theme.motion.hover};
`;
