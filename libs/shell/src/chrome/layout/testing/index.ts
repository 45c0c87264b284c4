export { people } from './people';
export { screenWidth } from './screenWidth';
export { notificationServer, sampleNotifications } from './serverSamples';
export { ShellStage } from './ShellStage';
export type { ShellStageProps } from './ShellStage';
