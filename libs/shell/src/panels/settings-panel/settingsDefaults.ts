import { mergeSettings, readSettings } from '../../settings';
import type { StoredSettings } from '../../settings';
import { initialLayout, initialSettings } from './initialSettings';

/** What settings in their layout style begin with: a layout style has no part of another's config. */
const initialOf = (settings: unknown): StoredSettings => ({
  ...initialSettings,
  layout: initialLayout(readSettings(settings).style),
});

/** What somebody has set as defaults, to return to. It stays in this browser. */
export type SettingsDefaults = {
  /** Whole settings, or null where none were set. */
  read: () => StoredSettings | null;
  /**
   * @param settings as they are in force; a guest's may lack what was never changed
   * @returns whether the browser has kept them
   */
  write: (settings: unknown) => boolean;
  forget: () => void;
};

/** The defaults of a user; null for those of the guests of this browser. */
export function settingsDefaultsOf(userId: string | null): SettingsDefaults {
  const key = `ezone.settings.defaults.${userId ?? 'guest'}`;
  return {
    read: () => {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return stored === null ? null : (stored as StoredSettings);
      } catch {
        return null;
      }
    },
    write: (settings) => {
      try {
        localStorage.setItem(key, JSON.stringify(mergeSettings(initialOf(settings), settings)));
        return true;
      } catch {
        return false;
      }
    },
    forget: () => {
      try {
        localStorage.removeItem(key);
      } catch {
        // Then nothing was kept either.
      }
    },
  };
}
