import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../toast';
import { guestSettings } from './guestSettings';
import { settingsMessages } from './messages';
import { mergeSettings, readSettings } from './readSettings';
import type { SettingsPatch, ShellSettings, StoredSettings } from './readSettings';

/** The settings in force, and how to change them. */
export type Settings = {
  settings: ShellSettings;
  /** Shows a change at once and stores it: with the user on the server, for a guest in the browser. */
  change: (patch: SettingsPatch, options?: ChangeOptions) => void;
};

type ChangeOptions = {
  /** Says nothing when all goes well: for what is done in passing, such as folding the navbar. @default false */
  isInPassing?: boolean;
};

export type SettingsProviderProps = {
  /** The stored settings of the user who is signed in; null for a guest. */
  stored: StoredSettings | null;
  /** Stores a change of the signed-in user's and makes `stored` the result. Rejects when it was not stored. */
  save: (patch: SettingsPatch) => Promise<unknown>;
  children: ReactNode;
};

const SettingsContext = createContext<Settings | null>(null);

/** The settings in force, and how to change them. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsProvider above it.');
  return settings;
}

/** Holds the settings of whoever is here. It stands around the theme, which paints what `settings.scheme` says. */
export const SettingsProvider = ({ stored, save, children }: SettingsProviderProps) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [guest, setGuest] = useState(guestSettings.read);
  /** Changes on their way to the server, in the order they were made. */
  const [pending, setPending] = useState<SettingsPatch[]>([]);

  const keepForGuest = (patch: SettingsPatch) => {
    const next = mergeSettings(guest, patch);
    setGuest(next);
    guestSettings.write(next);
  };
  const saveForUser = async (patch: SettingsPatch, { isInPassing = false }: ChangeOptions) => {
    setPending((before) => [...before, patch]);
    try {
      await save(patch);
      if (!isInPassing)
        toast.show({ variant: 'success', message: formatMessage(settingsMessages.saved), key: 'settings' });
    } catch {
      toast.show({ variant: 'error', message: formatMessage(settingsMessages.notSaved), key: 'settings' });
    }
    setPending((before) => before.filter((other) => other !== patch));
  };

  const settings = readSettings(stored === null ? guest : pending.reduce(mergeSettings, stored as unknown));
  const change = (patch: SettingsPatch, options: ChangeOptions = {}) => {
    if (stored === null) keepForGuest(patch);
    else void saveForUser(patch, options);
  };
  return <SettingsContext value={{ settings, change }}>{children}</SettingsContext>;
};
