export { SideButton } from './SideButton';
export type { SideContentProps, SideFeature, SideWaitingProps } from './SideFeature';
export { SideSlot } from './SideSlot';
export { SideProvider, useSide } from './SideProvider';
export type { Side } from './SideProvider';
export { useSideEntries } from './useSideEntries';
