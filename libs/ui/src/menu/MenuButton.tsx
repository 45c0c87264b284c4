import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { Button } from '../button';
import type { ButtonSize, ButtonVariant } from '../button';
import { IconButton } from '../icon-button';
import { Trigger } from '../popover/Trigger';
import { TooltipBubble } from '../tooltip/TooltipBubble';
import { MenuList } from './Menu';
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
  placement = 'bottom start',
  open,
  onOpenChange,
}: MenuButtonProps) => (
  <MenuTrigger isOpen={open} onOpenChange={onOpenChange}>
    {iconOnly ? (
      <TooltipTrigger delay={600} closeDelay={100}>
        <IconButton icon={icon} label={label} variant={variant} size={size} isDisabled={isDisabled} />
        <TooltipBubble text={label} placement="bottom" />
      </TooltipTrigger>
    ) : (
      <Trigger>
        <Button variant={variant} size={size} icon={icon} isDisabled={isDisabled}>
          {label}
          <Chevron aria-hidden />
        </Button>
      </Trigger>
    )}
    <MenuList label={label} placement={placement}>
      {children}
    </MenuList>
  </MenuTrigger>
);

const Chevron = styled(ChevronDown)`
  && {
    margin-inline: 0 -0.4rem;
    opacity: 0.7;
  }
`;
