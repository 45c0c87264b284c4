export { MemoryAddress } from './MemoryAddress';
export { restingLoader } from './restingLoader';
export { RoutingStage } from './RoutingStage';
export type { RoutingStageProps } from './RoutingStage';
