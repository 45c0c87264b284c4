export { Popover } from './Popover';
export type { PopoverProps } from './Popover';
export { AnchoredPopover } from './AnchoredPopover';
export type { AnchoredPopoverProps } from './AnchoredPopover';
