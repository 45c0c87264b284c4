export { MachineStage } from './MachineStage';
export { liveStory } from './liveStory';
export { seesTheChart } from './seesTheChart';
export type { AnyMachineDocs, LiveActor, MachineDocs, RelatedMachine } from './MachineDocs';
