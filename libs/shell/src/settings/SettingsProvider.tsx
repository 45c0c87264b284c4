import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';
import { changedSettings } from './mergePatches';
import { guestSettings } from './guestSettings';
import { readSettings } from './readSettings';
import type { SettingsPatch, ShellSettings, StoredSettings } from './readSettings';

/** The settings in force, and what changing them needs. */
export type Settings = {
  settings: ShellSettings;
  /** The same as they are stored, with what is on its way to the server. */
  current: unknown;
  /** Whether nobody is signed in: the settings then stay in the browser. */
  isGuests: boolean;
  /** Keeps a guest's change in the browser. */
  keepForGuest: (patch: SettingsPatch) => void;
  /** Stores a user's change and makes it part of what is stored. Rejects when it was not stored. */
  save: (patch: SettingsPatch) => Promise<unknown>;
  /** Lays changes over what is stored, until they are; null takes them away. */
  setUnsaved: (patch: SettingsPatch | null) => void;
};

export type SettingsProviderProps = {
  /** The stored settings of the user who is signed in; null for a guest. */
  stored: StoredSettings | null;
  save: Settings['save'];
  children: ReactNode;
};

const SettingsContext = createContext<Settings | null>(null);

/** The settings in force. They are changed with `useChangeSettings`, within the shell. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsProvider above it.');
  return settings;
}

/** Holds the settings of whoever is here. It stands around the theme, which paints what `settings.scheme` says. */
export const SettingsProvider = ({ stored, save, children }: SettingsProviderProps) => {
  const [guests, setGuests] = useState(guestSettings.read);
  const [unsaved, setUnsaved] = useState<SettingsPatch | null>(null);
  const isGuests = stored === null;
  const current = isGuests ? guests : unsaved ? changedSettings(stored, unsaved) : stored;
  const keepForGuest = (patch: SettingsPatch) => {
    const next = changedSettings(guests, patch);
    setGuests(next);
    guestSettings.write(next);
  };
  return (
    <SettingsContext value={{ settings: readSettings(current), current, isGuests, keepForGuest, save, setUnsaved }}>
      {children}
    </SettingsContext>
  );
};
