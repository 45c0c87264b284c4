import { css } from 'styled-components';

/** The columns of head and rows: the box, then those of `columns`. */
export const gridTemplate = css`
  --box: 4.4rem;
  --first: 26.4rem;
  display: grid;
  grid-template-columns:
    var(--box) minmax(22rem, 2fr) minmax(11rem, 1fr) minmax(12rem, 1fr)
    10.4rem 10.4rem 8rem 11.4rem;
  min-inline-size: 89.6rem;
`;
