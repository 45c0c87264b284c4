import { css } from 'styled-components';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden';

/** The name above a field that options are chosen in. */
export const selectLabel = css<{ $hidden: boolean }>`
  ${({ theme }) => theme.type.control}
  margin-block-end: ${({ theme }) => theme.space(2)};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/** The help under it. */
export const selectHelp = css`
  ${({ theme }) => theme.type.dense}
  margin-block-start: ${({ theme }) => theme.space(1)};
  color: ${({ theme }) => theme.color.textMuted};
`;

/** What opens below it, with the options. */
export const selectSheet = css`
  min-inline-size: var(--trigger-width);
  padding: ${({ theme }) => theme.space(1)};
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.elevation[2]};
  transition:
    opacity ${({ theme }) => theme.motion.menuIn},
    transform ${({ theme }) => theme.motion.menuIn};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    transform: translateY(-0.4rem);
  }
`;
