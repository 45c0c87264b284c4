export { Skeleton } from './Skeleton';
export type { SkeletonProps } from './Skeleton';
export { SkeletonGroup } from './SkeletonGroup';
export type { SkeletonGroupProps } from './SkeletonGroup';
