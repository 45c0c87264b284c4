export { QueryView } from './QueryView';
export type { QueryViewProps } from './QueryView';
export type { ShownQuery } from './useRetry';
