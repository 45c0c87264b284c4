import { css } from 'styled-components';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden';

/** A field: its label, its control, its error and its help, one below the other. */
export const fieldColumn = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

/** The label above a control. */
export const fieldLabel = css<{ $hidden?: boolean }>`
  ${({ theme }) => theme.type.control}
  margin-block-end: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.color.text};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/** The help under a control. */
export const fieldDescription = css`
  ${({ theme }) => theme.type.dense}
  margin-block-start: ${({ theme }) => theme.space(1)};
  color: ${({ theme }) => theme.color.textMuted};
`;

/** The looks of a text control or of the box around it; the box also shows the focus of the control in it. */
export const controlBox = css`
  inline-size: 100%;
  border: 1px solid ${({ theme }) => theme.color.controlBorder};
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.surface};
  transition: border-color ${({ theme }) => theme.motion.hover};

  &:hover:not(:has(:disabled), :disabled) {
    border-color: ${({ theme }) => theme.color.textMuted};
  }

  &:is(:focus-visible, [data-focus-within], :has(> input:focus-visible)) {
    ${({ theme }) => theme.fieldFocus}
  }

  &:has([aria-invalid='true']),
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.error};
  }

  &:has(:disabled),
  &:disabled {
    color: ${({ theme }) => theme.color.textMuted};
    background: ${({ theme }) => theme.color.surface2};
    border-color: ${({ theme }) => theme.color.border};
    cursor: not-allowed;
  }
`;

/** The size of a text control; 16 px under fingers, because phones zoom the page into anything smaller. */
export const controlText = css`
  ${({ theme }) => theme.type.body}

  @media (pointer: coarse) {
    font-size: max(1.6rem, 16px);
  }

  /* The field of a search has a button of its own to empty it. */
  &::-webkit-search-cancel-button {
    display: none;
  }

  &::placeholder {
    color: ${({ theme }) => theme.color.textMuted};
    opacity: 1;
  }
`;

/** An input of one line with what stands beside it in the same frame. */
export const inputGroup = css<{ $size: 'dense' | 'default' | 'large' }>`
  ${controlBox}
  display: flex;
  align-items: center;
  block-size: ${({ theme, $size }) => theme.control[$size]};

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

/** The input in such a group, which has the frame and shows the focus. */
export const groupedInput = css`
  flex: 1;
  min-inline-size: 0;
  block-size: 100%;
  padding: 0;
  padding-inline: ${({ theme }) => theme.space(3)};
  border: 0;
  border-radius: inherit;
  background: transparent;
  ${controlText}

  &:focus-visible {
    outline: none;
  }

  &:disabled {
    cursor: inherit;
  }
`;
