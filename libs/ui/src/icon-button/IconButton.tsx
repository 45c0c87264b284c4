import type { ReactNode, RefAttributes } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styled from 'styled-components';
import { buttonStyle } from '../button/buttonStyle';
import type { ButtonSize, ButtonStyleProps, ButtonVariant } from '../button/buttonStyle';

/** Props of an icon button, beside those of React Aria's Button (`onPress`, `isDisabled`, `slot` ...). */
export type IconButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> &
  RefAttributes<HTMLButtonElement> & {
    /** The icon. It is decoration: the label carries the meaning. */
    icon: ReactNode;
    /** What it does, already translated; its accessible name. Wrap it in a Tooltip to show it as well. */
    label: string;
    /** How much it asks for attention. @default 'ghost' */
    variant?: ButtonVariant;
    /** Width and height: `dense` 32, `default` 36, `large` 40 px. @default 'default' */
    size?: ButtonSize;
    /** A full circle in place of a rounded square. @default false */
    round?: boolean;
  };

/** A button that shows an icon only; also the trigger of a menu, dialog or tooltip. */
export const IconButton = ({
  icon,
  label,
  variant = 'ghost',
  size = 'default',
  round = false,
  ...aria
}: IconButtonProps) => (
  <Root {...aria} aria-label={label} $variant={variant} $size={size} $round={round}>
    {icon}
  </Root>
);

const Root = styled(AriaButton)<ButtonStyleProps & { $round: boolean }>`
  ${buttonStyle}
  inline-size: auto;
  block-size: auto;
  padding: 0;
  aspect-ratio: 1;
  border-radius: ${({ theme, $round }) => ($round ? theme.radius.full : theme.radius.control)};

  svg {
    inline-size: ${({ $size }) => ($size === 'dense' ? '1.6rem' : '2rem')};
    block-size: ${({ $size }) => ($size === 'dense' ? '1.6rem' : '2rem')};
  }
`;
