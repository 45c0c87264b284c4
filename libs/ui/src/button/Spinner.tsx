import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

/** A small turning ring in the colour of the text. Only inside what is busy; what loads a page shows a skeleton. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  inline-size: 1.6rem;
  block-size: 1.6rem;
  border: 0.2rem solid currentColor;
  border-inline-end-color: transparent;
  border-radius: ${({ theme }) => theme.radius.full};
  animation: ${turn} 700ms linear infinite;

  /* A ring that turns once and stops would look finished; a pulse says busy without moving. */
  @media (prefers-reduced-motion: reduce) {
    border-style: dotted;
    border-color: currentColor;
    animation: none;
  }
`;
