import { css } from 'styled-components';

/** A text control without a frame, for what is written in place; the line under it says where the focus is. */
export const bareInput = css`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  border-radius: 0;
  background: transparent;
  color: ${({ theme }) => theme.color.text};
  outline: none;

  &::placeholder {
    color: ${({ theme }) => theme.color.textMuted};
    opacity: 1;
  }

  &:focus-visible {
    outline: none;
    box-shadow: 0 1px 0 0 ${({ theme }) => theme.color.focus};
  }
`;

/** The direction of what is written; while nothing is, the placeholder runs as the page does. */
export const directionFor = (text: string): 'auto' | undefined => (text === '' ? undefined : 'auto');

/** Under a finger no text is smaller than 16 px: phones would zoom the page into it. */
export const touchText = css`
  @media (pointer: coarse) {
    font-size: max(1.6rem, 16px);
  }
`;
