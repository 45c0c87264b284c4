export { walk } from './walk';
export type { Unreached, Walk } from './walk';
