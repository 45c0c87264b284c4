import { css } from 'styled-components';

/**
 * One line that somebody has written, in an element with `dir="auto"` or a `bdi`: it stands at the edge of the page's lines, and is cut at the
 * end of its own direction. Chromium knows the first name only, the standard has the second.
 */
export const cutLine = css`
  display: block;
  overflow: hidden;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
