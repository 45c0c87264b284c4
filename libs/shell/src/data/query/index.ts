export { ApiContext, useApi } from './ApiContext';
export type { CallMeta } from './createQueryClient';
export { reasonOf } from './failure';
export { QueryProvider } from './QueryProvider';
export { changeKnown, refresh } from './refresh';
