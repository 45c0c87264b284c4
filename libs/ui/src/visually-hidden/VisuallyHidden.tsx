import styled, { css } from 'styled-components';

/** Takes an element out of sight but leaves it to screen readers. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Words for screen readers only: what the eye gets from an icon or from the place of a thing. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
