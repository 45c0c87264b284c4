import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button';
import type { ButtonSize, ButtonVariant } from '../button';
import { IconButton } from '../icon-button';
import { Tooltip } from '../tooltip';
import { Menu } from './Menu';
import type { MenuProps } from './Menu';

export type MenuButtonProps = Omit<MenuProps, 'trigger'> & {
  /** The words on the button; with `iconOnly` its accessible name and its tooltip. They name the menu too. */
  label: string;
  /** An icon before the words, or the only thing shown. */
  icon?: ReactNode;
  /** Shows the icon alone. @default false */
  iconOnly?: boolean;
  /** @default 'secondary', and 'ghost' with `iconOnly` */
  variant?: ButtonVariant;
  /** @default 'default' */
  size?: ButtonSize;
  /** Cannot be opened now. @default false */
  isDisabled?: boolean;
};

/** A button that opens a menu, looking like Button or, with `iconOnly`, like IconButton with a tooltip. */
export const MenuButton = ({
  label,
  icon,
  iconOnly = false,
  variant,
  size,
  isDisabled,
  children,
  placement,
  open,
  onOpenChange,
}: MenuButtonProps) => (
  <Menu
    label={label}
    placement={placement}
    open={open}
    onOpenChange={onOpenChange}
    trigger={
      iconOnly ? (
        <Tooltip text={label}>
          <IconButton icon={icon} label={label} variant={variant} size={size} isDisabled={isDisabled} />
        </Tooltip>
      ) : (
        <Button variant={variant} size={size} icon={icon} isDisabled={isDisabled}>
          {label}
          <Chevron aria-hidden />
        </Button>
      )
    }
  >
    {children}
  </Menu>
);

const Chevron = styled(ChevronDown)`
  && {
    margin-inline: 0 -0.4rem;
    opacity: 0.7;
  }
`;
