export { Tooltip } from './Tooltip';
export type { TooltipProps } from './Tooltip';
export { TooltipAt } from './TooltipAt';
export type { TooltipAtProps } from './TooltipAt';
