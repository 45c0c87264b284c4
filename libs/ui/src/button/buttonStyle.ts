import { css } from 'styled-components';
import type { RuleSet } from 'styled-components';
import { forFingers } from '../theme/forFingers';

/** How much a button asks for attention: one `primary` in a view, `danger` only for what destroys. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** The height: `dense` 32, `default` 36, `large` 40 px. */
export type ButtonSize = 'dense' | 'default' | 'large';

/** The style props of everything that looks like a button. */
export type ButtonStyleProps = {
  /** How much it asks for attention: one `primary` in a view, `danger` only for what destroys. */
  $variant: ButtonVariant;
  /** Height: `dense` 32, `default` 36, `large` 40 px. */
  $size: ButtonSize;
};

const solid = (tone: 'primary' | 'error'): RuleSet => css`
  color: ${({ theme }) => theme.tone[tone].onSolid};
  background: ${({ theme }) => theme.tone[tone].solid};

  &:hover:not([aria-disabled='true'], :disabled) {
    background: ${({ theme }) => theme.tone[tone].hover};
  }
`;

const overlay = css`
  &:hover:not([aria-disabled='true'], :disabled),
  &[aria-expanded='true'] {
    background-image: linear-gradient(${({ theme }) => theme.color.hover}, ${({ theme }) => theme.color.hover});
  }
`;

const variants: Record<ButtonVariant, RuleSet> = {
  primary: solid('primary'),
  danger: solid('error'),
  secondary: css`
    color: ${({ theme }) => theme.color.text};
    background-color: ${({ theme }) => theme.color.surface};
    border-color: ${({ theme }) => theme.color.borderStrong};
    ${overlay}
  `,
  ghost: css`
    color: inherit;
    background-color: transparent;
    ${overlay}
  `,
};

/** What cannot be pressed now has stepped back. Without a colour: the tint of one is the ground of what is chosen. */
const quietSolid = css`
  color: color-mix(in srgb, ${({ theme }) => theme.color.text} 60%, transparent);
  background: ${({ theme }) => theme.color.surface2};
`;

const disabled: Record<ButtonVariant, RuleSet> = {
  primary: quietSolid,
  danger: quietSolid,
  secondary: css`
    color: ${({ theme }) => theme.color.textMuted};
    background: ${({ theme }) => theme.color.surface2};
    border-color: ${({ theme }) => theme.color.border};
  `,
  ghost: css`
    color: ${({ theme }) => theme.color.textMuted};
  `,
};

/** The looks shared by Button, IconButton and links that act as buttons. */
export const buttonStyle = css<ButtonStyleProps>`
  ${forFingers}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(2)};
  flex-shrink: 0;
  min-block-size: ${({ theme, $size }) => theme.control[$size]};
  margin: 0;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  ${({ theme }) => theme.type.control}
  font-family: inherit;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  transition:
    background-color ${({ theme }) => theme.motion.hover},
    transform ${({ theme }) => theme.motion.press};
  ${({ $variant }) => variants[$variant]}

  &:active:not([aria-disabled='true'], :disabled) {
    transform: scale(0.98);
  }

  &:is([aria-disabled='true'], :disabled):not([aria-busy='true']) {
    ${({ $variant }) => disabled[$variant]}
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  /* Fingers get a larger button. */
  @media (pointer: coarse) {
    min-block-size: ${({ theme, $size }) => theme.control[$size === 'default' ? 'large' : $size]};
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
