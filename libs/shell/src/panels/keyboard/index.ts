export { appKeys } from './appKeys';
export { keyMessages } from './messages';
export { KeySheetOutlet } from './KeySheetOutlet';
export { isPageCovered, isWithin, latinOf, texts } from './keyMap';
export type { KeyBinding, KeyGroup } from './keyMap';
export { useKeys } from './useKeys';
export { shownKeys, useShownKey } from './useShownKey';
