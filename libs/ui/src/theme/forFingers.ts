import { css } from 'styled-components';

/** For a small control: fingers get 44 px each way, whatever the eye sees. */
export const forFingers = css`
  position: relative;

  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: min(0px, calc((100% - 4.4rem) / 2));
    }
  }
`;
