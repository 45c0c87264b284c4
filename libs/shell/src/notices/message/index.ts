export type { AnchorOrigin } from './anchors';
export { MessageOutlet } from './MessageOutlet';
export { useMessage } from './useMessage';
export type { MessageOptions, Messages } from './useMessage';
