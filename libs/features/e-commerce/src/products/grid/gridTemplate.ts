import { css } from 'styled-components';

/** The columns of head and rows: the box, then those of `columns`. */
export const gridTemplate = css`
  --box: 4.4rem;
  --first: 32rem;
  display: grid;
  grid-template-columns: var(--box) minmax(27.6rem, 2fr) minmax(13rem, 1fr) minmax(15rem, 1fr) 12rem 12rem 10rem 12rem;
  min-inline-size: 113rem;
`;
