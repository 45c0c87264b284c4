export { MessageFrame } from './MessageFrame';
export type { MessageFrameProps } from './MessageFrame';
