export { Alert } from './Alert';
export type { AlertProps } from './Alert';
export { AlertPlace } from './AlertPlace';
export type { AlertPlaceProps } from './AlertPlace';
export { toneIcons } from './toneIcons';
export type { AlertTone } from './toneIcons';
