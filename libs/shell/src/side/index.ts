export { SideBadge } from './SideBadge';
export { SideButton } from './SideButton';
export type { SideContentProps, SideFeature } from './SideFeature';
export { SideSlot } from './SideSlot';
export { SideContext, useSide } from './useSide';
export type { Side } from './useSide';
export { useSideEntries } from './useSideEntries';
