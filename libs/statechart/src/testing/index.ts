export { walk } from './walk';
export type { Answer, Unreached, Walk } from './walk';
