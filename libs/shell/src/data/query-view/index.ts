export { QueryNews } from './QueryNews';
export type { QueryNewsProps } from './QueryNews';
export { QueryView } from './QueryView';
export type { QueryViewProps } from './QueryView';
export { QueryFailed } from './QueryFailed';
export { useRetry } from './useRetry';
export type { ShownQuery } from './useRetry';
