import { createGlobalStyle } from 'styled-components';

/**
 * Darkens the strip that the page keeps for its scrollbar, which no element can cover. Stands inside a modal overlay, for as
 * long as that is shown.
 */
export const PageVeil = createGlobalStyle`
  html {
    /* Repeats beyond the page's own box, into the strip. */
    background:
      linear-gradient(${({ theme }) => theme.color.scrim}, ${({ theme }) => theme.color.scrim}),
      ${({ theme }) => theme.color.bg};
  }

  body {
    background: ${({ theme }) => theme.color.bg};
  }
`;
