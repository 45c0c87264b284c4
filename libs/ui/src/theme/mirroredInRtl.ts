import { css } from 'styled-components';

/**
 * Turns an icon round where it stands among what runs from right to left, be that the page or a part of it. The parent is asked, since in
 * Safari `:dir()` matches no element of an SVG.
 */
export const mirroredInRtl = css`
  :dir(rtl) > & {
    scale: -1 1;
  }
`;
