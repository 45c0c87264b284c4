import styled from 'styled-components';
import type { StyledElement } from '../theme/StyledElement';

/** Style props of a card, beside the attributes of its element. */
export type CardProps = {
  /** Room inside: 24 px (16 on phones), 12, or none for a list or table that reaches the edges. @default 'default' */
  $padding?: 'default' | 'dense' | 'none';
  /** Lifts under the pointer: for a card that is, or holds, one link or button. @default false */
  $interactive?: boolean;
};

/** A bordered area for one subject. Say what it is with `as`: `section` with a heading, `article`, `li`. */
export const Card: StyledElement<'div', CardProps> = styled.div<CardProps>`
  min-inline-size: 0;
  padding: ${({ theme, $padding = 'default' }) => theme.space({ default: 4, dense: 3, none: 0 }[$padding])};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  color: ${({ theme }) => theme.color.text};
  --ez-ground: ${({ theme }) => theme.color.surface};
  background: var(--ez-ground);

  ${({ theme }) => theme.up.sm} {
    ${({ theme, $padding = 'default' }) => $padding === 'default' && `padding: ${theme.space(6)};`}
  }

  ${({ theme, $interactive }) =>
    $interactive &&
    `
    transition: box-shadow ${theme.motion.hover}, border-color ${theme.motion.hover};

    &:is(:hover, :focus-within) {
      border-color: ${theme.color.borderStrong};
      box-shadow: ${theme.elevation[1]};
    }
  `}
`;
