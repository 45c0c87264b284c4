export { ProgressBar } from './ProgressBar';
export type { ProgressBarProps } from './ProgressBar';
export { TopProgress } from './TopProgress';
export type { TopProgressProps } from './TopProgress';
