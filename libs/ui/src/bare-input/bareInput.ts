import { css } from 'styled-components';

/** A text control without a frame, for what is written in place. Its cursor says where the focus is, and `editorFocus` on the card around it. */
export const bareInput = css`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  border-radius: 0;
  background: transparent;
  color: ${({ theme }) => theme.color.text};

  &:focus-visible {
    outline: none;
  }

  &::placeholder {
    color: ${({ theme }) => theme.color.textMuted};
    opacity: 1;
  }
`;

/** For the card around such controls: it shows that one writes in it. */
export const editorFocus = css`
  &:has(:is(input:not([type='checkbox']), textarea):focus-visible) {
    ${({ theme }) => theme.fieldFocus}
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
