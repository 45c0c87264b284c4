import { ApiError } from '@ezone/api-client';
import { useActorRef } from '@xstate/react';
import { createContext, use, useCallback, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { fromPromise } from 'xstate';
import type { EmittedFrom } from 'xstate';
import { commonMessages } from '../notices/words';
import type { SavedAt } from '../session/identity';
import type { DataPatch, LayoutStyle, SettingsPatch } from './readSettings';
import { useSettings } from './SettingsProvider';
import { mergePatches } from './mergePatches';
import { useToast } from '../notices/toast';
import { ChangeRefused, settingsSavingMachine, unsavedChanges } from './settingsSavingMachine';

/** What is said of changed settings. They are changed within the shell only, so its sentences are there by then. */
const settingsMessages = defineMessages({
  api: { id: 'shell.settings.saved', defaultMessage: 'User data saved with api' },
  firebase: { id: 'shell.settings.savedToFirebase', defaultMessage: 'User data saved to firebase' },
  auth0: { id: 'shell.settings.savedToAuth0', defaultMessage: 'User data saved to auth0' },
  notAtService: {
    id: 'shell.settings.notAtService',
    defaultMessage:
      'Your settings are saved here, but not with the service that you sign in by. The next change goes there, too.',
  },
  notSaved: {
    id: 'shell.settings.notSaved',
    defaultMessage: 'Your settings were not saved. They stay as you see them until the page is loaded again.',
  },
  shortcutsNotSaved: {
    id: 'shell.settings.shortcutsNotSaved',
    defaultMessage: 'Your shortcuts were not saved. They stay as you see them until the page is loaded again.',
  },
  refused: {
    id: 'shell.settings.refused',
    defaultMessage: 'The server refused this change. It was undone; the rest stays as it is.',
  },
});

/** Changes settings: at once on screen, and stored with the user on the server, or for a guest in the browser. */
export type ChangeSettings = (patch: SettingsPatch, options?: ChangeOptions) => void;

type ChangeData = (patch: DataPatch, options?: ChangeOptions) => void;

type ChangeOptions = {
  /** Says nothing when all goes well: for what is done in passing, such as folding the navbar. @default false */
  silent?: boolean;
};

/** With the style that a changed config is of: another browser may have chosen another, which has no such config. */
const withStyle = (patch: DataPatch, style: LayoutStyle): DataPatch =>
  patch.settings?.layout?.config ? mergePatches({ settings: { layout: { style } } }, patch) : patch;

/** A bad request stays bad; any other failure may pass. */
const throwRefusal = (error: unknown): never => {
  throw error instanceof ApiError && error.statusCode === 400
    ? new ChangeRefused(error.message, { cause: error })
    : error;
};

const ChangeContext = createContext<ChangeData | null>(null);

/** How to change the settings or the shortcuts in force: as settings are, and stored together with them. */
export function useChangeData(): ChangeData {
  const change = use(ChangeContext);
  if (!change) throw new Error('Changing settings or shortcuts needs a ChangeSettingsProvider above it.');
  return change;
}

/** How to change the settings in force. */
export function useChangeSettings(): ChangeSettings {
  const change = useChangeData();
  return useCallback((settings, options) => change({ settings }, options), [change]);
}

/** Lets what is below change the settings and the shortcuts, and stores them. For one user: give it a `key`. */
export const ChangeSettingsProvider = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { settings, userId, keepForGuest, save, setUnsaved } = useSettings();
  const saving = useActorRef(
    settingsSavingMachine.provide({
      actors: {
        save: fromPromise<SavedAt, { patch: DataPatch }>(({ input }) =>
          save(withStyle(input.patch, settings.style)).catch(throwRefusal),
        ),
      },
    }),
  );

  const tell = useEffectEvent((event: EmittedFrom<typeof settingsSavingMachine>) => {
    if (event.type === 'saved') {
      const variant = event.at === 'notAtService' ? 'warning' : 'success';
      toast.show({ variant, message: formatMessage(settingsMessages[event.at]), key: 'settings' });
    } else if (event.type === 'refused') {
      toast.show({ variant: 'error', message: formatMessage(settingsMessages.refused), key: 'settings' });
    } else {
      const hasSettings = unsavedChanges(saving.getSnapshot().context)?.settings;
      const message = formatMessage(settingsMessages[hasSettings ? 'notSaved' : 'shortcutsNotSaved']);
      const onPress = () => saving.send({ type: 'retry.requested' });
      const action = { label: formatMessage(commonMessages.retry), onPress };
      toast.show({ variant: 'error', message, key: 'settings', action });
    }
  });
  useEffect(() => {
    const subscriptions = [
      saving.subscribe(({ context }) => setUnsaved(unsavedChanges(context))),
      saving.on('*', (event) => tell(event)),
    ];
    const hide = () => saving.send({ type: 'page.hidden' });
    // A page that is hidden on a phone may never hear of its end.
    const events = ['pagehide', 'visibilitychange'];
    for (const event of events) window.addEventListener(event, hide);
    return () => {
      for (const event of events) window.removeEventListener(event, hide);
      for (const subscription of subscriptions) subscription.unsubscribe();
      setUnsaved(null);
    };
  }, [saving, setUnsaved]);
  // The shell is left for a page without it. In time: effects end after the actor's own, which stops it.
  useLayoutEffect(() => () => saving.send({ type: 'page.hidden' }), [saving]);

  const change = useCallback<ChangeData>(
    (patch, { silent = false } = {}) => {
      if (userId === null) keepForGuest(patch);
      else saving.send({ type: 'data.changed', patch, silent });
    },
    [userId, keepForGuest, saving],
  );
  return <ChangeContext value={change}>{children}</ChangeContext>;
};
