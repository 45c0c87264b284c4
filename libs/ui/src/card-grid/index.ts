export { CardGrid } from './CardGrid';
export type { CardGridHandle, CardGridProps } from './CardGrid';
