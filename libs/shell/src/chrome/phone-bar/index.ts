export { PhoneBar } from './PhoneBar';
export type { PhoneBarProps } from './PhoneBar';
