/** The shortcuts that everybody starts with. */
const DEFAULT_SHORTCUTS: readonly string[] = ['calendar', 'mail', 'contacts', 'todo'];

/** The ids of stored shortcuts. What a browser has kept may be missing or of another version. */
export const readShortcuts = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : DEFAULT_SHORTCUTS;
