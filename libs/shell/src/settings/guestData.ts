const KEYS = { settings: 'ezone.settings', shortcuts: 'ezone.shortcuts' } as const;

/** The shortcuts that everybody starts with. */
export const DEFAULT_SHORTCUTS: readonly string[] = ['calendar', 'mail', 'contacts', 'todo'];

const read = (key: keyof typeof KEYS): unknown => {
  try {
    return JSON.parse(localStorage.getItem(KEYS[key]) ?? 'null');
  } catch {
    return null;
  }
};

/** What a visitor who is not signed in has set, kept in the browser. Without storage it lasts as long as the page. */
export const guestData = {
  /** Of any version, as it was found. */
  readSettings: (): unknown => read('settings') ?? {},
  readShortcuts: (): readonly string[] => {
    const stored = read('shortcuts');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : DEFAULT_SHORTCUTS;
  },
  write: (key: keyof typeof KEYS, value: unknown): void => {
    try {
      localStorage.setItem(KEYS[key], JSON.stringify(value));
    } catch {
      // Changing the colours must work without storage, too.
    }
  },
};
