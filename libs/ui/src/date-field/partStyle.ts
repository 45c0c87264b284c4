import { css } from 'styled-components';

/** The row of the parts of a day or a time. */
export const fieldParts = css`
  /* Not a flex row: as inline text the parts follow the direction of the language. */
  display: block;
  flex: 1;
  white-space: nowrap;
`;

/** One part: the day, the hour. */
export const fieldPart = css`
  display: inline;
  padding-inline: 0.2rem;
  border-radius: ${({ theme }) => theme.radius.tag};
  outline: none;

  &[data-placeholder] {
    color: ${({ theme }) => theme.color.textMuted};
  }

  &[data-focused] {
    background: ${({ theme }) => theme.tone.primary.solid};
    color: ${({ theme }) => theme.tone.primary.onSolid};
  }
`;
