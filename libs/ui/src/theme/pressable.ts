import { css } from 'styled-components';

/** For a link or a button around content of its own, such as a row: it looks like what is in it, until it is pointed at. */
export const pressable = css`
  border: none;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background ${({ theme }) => theme.motion.hover};

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
