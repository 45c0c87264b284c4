import { useActorRef } from '@xstate/react';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fromPromise } from 'xstate';
import { useSettings } from '../settings';
import type { SettingsPatch } from '../settings';
import { useToast } from '../toast';
import { settingsMessages } from './messages';
import { settingsSavingMachine, unsavedChanges } from './settingsSavingMachine';

/** Changes settings: at once on screen, and stored with the user on the server, or for a guest in the browser. */
export type ChangeSettings = (patch: SettingsPatch, options?: ChangeOptions) => void;

type ChangeOptions = {
  /** Says nothing when all goes well: for what is done in passing, such as folding the navbar. @default false */
  isInPassing?: boolean;
};

const ChangeContext = createContext<ChangeSettings | null>(null);

/** How to change the settings in force. */
export function useChangeSettings(): ChangeSettings {
  const change = use(ChangeContext);
  if (!change) throw new Error('useChangeSettings needs a ChangeSettingsProvider above it.');
  return change;
}

/** Lets what is below change the settings, and stores them. For one user: give it a `key`. */
export const ChangeSettingsProvider = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { isGuests, keepForGuest, save, setUnsaved } = useSettings();
  const saving = useActorRef(
    settingsSavingMachine.provide({
      actors: { save: fromPromise<unknown, { patch: SettingsPatch }>(({ input }) => save(input.patch)) },
    }),
  );

  const tell = useEffectEvent((event: 'saved' | 'notSaved') => {
    const message = formatMessage(settingsMessages[event]);
    if (event === 'saved') toast.show({ variant: 'success', message, key: 'settings' });
    else {
      const onPress = () => saving.send({ type: 'retry.requested' });
      const action = { label: formatMessage(settingsMessages.retry), onPress };
      toast.show({ variant: 'error', message, key: 'settings', action });
    }
  });
  useEffect(() => {
    const subscriptions = [
      saving.subscribe(({ context }) => setUnsaved(unsavedChanges(context))),
      saving.on('saved', () => tell('saved')),
      saving.on('notSaved', () => tell('notSaved')),
    ];
    const hide = () => saving.send({ type: 'page.hidden' });
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      for (const subscription of subscriptions) subscription.unsubscribe();
      setUnsaved(null);
    };
  }, [saving, setUnsaved]);

  const change: ChangeSettings = (patch, { isInPassing = false } = {}) => {
    if (isGuests) keepForGuest(patch);
    else saving.send({ type: 'settings.changed', patch, isInPassing });
  };
  return <ChangeContext value={change}>{children}</ChangeContext>;
};
