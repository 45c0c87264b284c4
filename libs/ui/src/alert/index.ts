export { Alert } from './Alert';
export type { AlertProps } from './Alert';
export { AlertPlace } from './AlertPlace';
export type { AlertPlaceProps } from './AlertPlace';
export { DismissButton } from './DismissButton';
export type { DismissButtonProps } from './DismissButton';
export { toneIcons } from './toneIcons';
export type { AlertTone } from './toneIcons';
