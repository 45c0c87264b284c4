import { css } from 'styled-components';

/** The columns of head and rows: the box, then those of the grid, whose tracks stand in `--columns`. */
export const gridTemplate = css`
  display: grid;
  grid-template-columns: var(--box) var(--columns);
  min-inline-size: var(--least);
`;
