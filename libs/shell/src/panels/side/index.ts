export { SideButton } from './SideButton';
export type { SideCall, SideContentProps, SideFeature, SideWaitingProps } from './SideFeature';
export { SideSlot } from './SideSlot';
export { SideProvider, useSide, useWaiting } from './SideProvider';
export type { Side } from './SideProvider';
export { useSideEntries } from './useSideEntries';
