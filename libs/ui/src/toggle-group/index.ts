export { ToggleGroup } from './ToggleGroup';
export type { ToggleGroupProps, ToggleOption } from './ToggleGroup';
