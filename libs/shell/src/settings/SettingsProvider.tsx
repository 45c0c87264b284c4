import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { localStore } from '../data/storage';
import type { SavedAt } from '../session/identity';
import { changedSettings } from './mergePatches';
import { readSettings } from './readSettings';
import type { DataPatch, ShellSettings, StoredData } from './readSettings';

const keys = { settings: 'ezone.settings', shortcuts: 'ezone.shortcuts' };

type Key = keyof typeof keys;

/** What a visitor who is not signed in has set, of any version, as it was found. */
type GuestData = Record<Key, unknown>;

const read = (key: Key): unknown => {
  try {
    return JSON.parse(localStore.read(keys[key]) ?? 'null');
  } catch {
    return null;
  }
};

/** Keeps what a guest sets in the browser. Without storage it lasts as long as the page. */
const guestData = {
  read: (): GuestData => ({ settings: read('settings') ?? {}, shortcuts: read('shortcuts') }),
  write: (data: GuestData): void => {
    for (const key of ['settings', 'shortcuts'] as const) localStore.write(keys[key], JSON.stringify(data[key]));
  },
};

/** The settings and shortcuts in force, and what changing them needs. */
export type Settings = {
  settings: ShellSettings;
  /** The same as they are stored, with what is on its way to the server. */
  current: unknown;
  /** The shortcuts as they are stored, with what is on its way to the server. */
  shortcuts: unknown;
  /** Whose they are; null for a guest, whose settings stay in the browser. */
  userId: string | null;
  /** Keeps a guest's change in the browser. */
  keepForGuest: (patch: DataPatch) => void;
  /** Stores a user's change and makes it part of what is stored. Rejects when our server has not stored it. */
  save: (patch: DataPatch) => Promise<SavedAt>;
  /** Lays changes over what is stored, until they are; null takes them away. */
  setUnsaved: (patch: DataPatch | null) => void;
};

export type SettingsProviderProps = {
  /** Who is signed in, and what is stored of them; null for a guest. */
  user: { uuid: string; data: StoredData } | null;
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
export const SettingsProvider = ({ user, save, children }: SettingsProviderProps) => {
  const [guest, setGuest] = useState(guestData.read);
  const [unsaved, setUnsaved] = useState<DataPatch | null>(null);
  const stored = user?.data ?? guest;
  const base = stored.settings;
  const current = user && unsaved?.settings ? changedSettings(base, unsaved.settings) : base;
  // What the next change starts from: it may come before this one is drawn.
  const latest = useRef(guest);
  const keepForGuest = useCallback(({ settings, shortcuts }: DataPatch) => {
    const before = latest.current;
    const next: GuestData = {
      settings: settings ? changedSettings(before.settings, settings) : before.settings,
      shortcuts: shortcuts ?? before.shortcuts,
    };
    latest.current = next;
    setGuest(next);
    guestData.write(next);
  }, []);
  const value: Settings = {
    settings: readSettings(current),
    current,
    shortcuts: (user && unsaved?.shortcuts) ?? stored.shortcuts,
    userId: user?.uuid ?? null,
    keepForGuest,
    save,
    setUnsaved,
  };
  return <SettingsContext value={value}>{children}</SettingsContext>;
};
