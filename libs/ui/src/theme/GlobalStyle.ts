import { createGlobalStyle } from 'styled-components';

/** The style of the page itself: ground, root size, fonts per language, focus ring, motion. */
export const GlobalStyle = createGlobalStyle`
  :root {
    /* One list for all languages: each file says which letters it has, so a page fetches only what it shows. */
    --ez-font:
      'Inter Ezone', 'Noto Arabic Ezone', 'Inter Ezone Fallback', 'Noto Arabic Ezone Fallback', system-ui, sans-serif;
    --ez-font-floor: 0rem;
    --ez-leading: 1;
    --ez-tracking: 1;
  }

  :root:lang(ar),
  :lang(ar) {
    --ez-font-floor: 1.4rem;
    --ez-leading: 1.1;
    --ez-tracking: 0;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    /* 1rem is 10 px, times the font size the user has set (0.7 to 1.3). */
    font-size: calc(62.5% * var(--ez-font-scale, 1));
    scrollbar-gutter: stable;
    background: ${({ theme }) => theme.color.bg};
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }

  body {
    margin: 0;
    min-block-size: 100dvh;
    color: ${({ theme }) => theme.color.text};
    font-family: ${({ theme }) => theme.font.text};
    -webkit-font-smoothing: antialiased;
    ${({ theme }) => theme.type.body}
  }

  h1, h2, h3, h4, p, ul, ol, dl, figure, fieldset {
    margin: 0;
    padding: 0;
  }

  h1, h2, h3, h4 {
    text-wrap: balance;
  }

  fieldset {
    border: 0;
    min-inline-size: 0;
  }

  ul[role='list'], ol[role='list'] {
    list-style: none;
  }

  button, input, select, textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  /* Not on all text: Inter's tabular set also widens the hyphen, and "E-mail" falls apart. */
  table,
  time,
  output,
  input:is([type='number'], [type='date'], [type='time']) {
    ${({ theme }) => theme.figures}
  }

  img, svg, video {
    display: block;
    max-inline-size: 100%;
  }

  a {
    color: ${({ theme }) => theme.tone.primary.text};
  }

  :focus-visible {
    ${({ theme }) => theme.focusRing}
  }

  /* Headings and main take the focus on a route change so that a screen reader starts there; they are not controls. */
  [tabindex='-1']:focus-visible {
    outline: none;
  }

  ::selection {
    color: ${({ theme }) => theme.tone.primary.text};
    background: ${({ theme }) => theme.tone.primary.tint};
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 80ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 80ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
