export { ShortcutBar } from './ShortcutBar';
export type { ShortcutBarProps } from './ShortcutBar';
export { ShortcutLink } from './ShortcutLink';
export { ShortcutMenuButton } from './ShortcutMenuButton';
export { useShortcuts } from './useShortcuts';
export type { Shortcuts } from './useShortcuts';
