export { CommandList } from './CommandList';
export type { Command, CommandGroup, CommandListProps } from './CommandList';
export { CommandOverlay } from './CommandOverlay';
export type { CommandOverlayProps } from './CommandOverlay';
