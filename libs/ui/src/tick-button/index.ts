export { TickButton } from './TickButton';
export type { TickButtonProps } from './TickButton';
