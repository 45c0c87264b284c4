export { ActionRow } from './ActionRow';
export type { Action, ActionRowProps } from './ActionRow';
export { useFitting } from './useFitting';
