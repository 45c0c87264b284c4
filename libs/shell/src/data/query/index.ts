export { ApiContext, useApi } from './ApiContext';
export type { CallMeta } from './createQueryClient';
export { reasonOf, reasonOfStatus } from './failure';
export { QueryProvider } from './QueryProvider';
export { changeKnown, isAnswered, refresh } from './refresh';
