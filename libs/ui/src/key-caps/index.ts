export { KeyCap, KeyCaps } from './KeyCaps';
export type { KeyCapsProps } from './KeyCaps';
