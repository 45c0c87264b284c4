import { mergeSettings, readSettings } from '../settings';
import type { StoredSettings } from '../settings';
import { initialLayout, initialSettings } from './initialSettings';

const KEY = 'ezone.settings.defaults';

/** What settings in their layout style begin with: a layout style has no part of another's config. */
const initialOf = (settings: unknown): StoredSettings => ({
  ...initialSettings,
  layout: initialLayout(readSettings(settings).style),
});

/** What a user has set as defaults, to return to. It stays in this browser. */
export const settingsDefaults = {
  /** Whole settings, or null where none were set. */
  read: (): StoredSettings | null => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
      return stored === null ? null : (stored as StoredSettings);
    } catch {
      return null;
    }
  },
  /** @param settings as they are in force; a guest's may lack what was never changed. */
  write: (settings: unknown): void => {
    try {
      localStorage.setItem(KEY, JSON.stringify(mergeSettings(initialOf(settings), settings)));
    } catch {
      // Without storage there is nothing to return to but the initial settings.
    }
  },
  forget: (): void => {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Then nothing was kept either.
    }
  },
};
