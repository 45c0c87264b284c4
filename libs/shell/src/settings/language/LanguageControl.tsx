import { directionOf, useLanguage } from '@ezone/i18n';
import type { Direction, Language } from '@ezone/i18n';
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useEffect, useEffectEvent, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fromPromise } from 'xstate';
import { useSettings } from '..';
import { useChangeSettings } from '../ChangeSettings';
import { useToast } from '../../notices/toast';
import { languageMachine } from './languageMachine';
import { languageMessages } from './messages';

/** How to change the language and the direction of the page. */
export type LanguageControl = {
  /** The language that was chosen last; the page speaks it when its sentences are there. */
  wanted: Language;
  chooseLanguage: (language: Language) => void;
  chooseDirection: (direction: Direction) => void;
};

const ControlContext = createContext<LanguageControl | null>(null);

/** How to change the language and the direction of the page, with all that has to follow. */
export function useLanguageControl(): LanguageControl {
  const control = use(ControlContext);
  if (!control) throw new Error('useLanguageControl needs a LanguageControlProvider above it.');
  return control;
}

/** Runs the language and direction of the page. Needs the settings and their provider of changes above it. */
export const LanguageControlProvider = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { language, direction, setLanguage, setDirection } = useLanguage();
  const { settings } = useSettings();
  const change = useChangeSettings();
  const actor = useActorRef(
    languageMachine.provide({
      actors: {
        changeLanguage: fromPromise<unknown, { language: Language }>(({ input }) => setLanguage(input.language)),
      },
    }),
    { input: { language, direction } },
  );

  const lay = (wanted: Direction) => setDirection(wanted === directionOf(language) ? null : wanted);
  const keep = (wanted: Direction) => {
    if (settings.direction !== wanted) change({ direction: wanted });
  };
  const turn = useEffectEvent((wanted: Direction) => {
    lay(wanted);
    keep(wanted);
  });
  // Whoever chose right-to-left for every language has it until they choose a language.
  const endTurned = useEffectEvent(() => keep('ltr'));
  const tellNotChanged = useEffectEvent(() => {
    toast.show({ variant: 'error', message: formatMessage(languageMessages.notChanged) });
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('direction.changed', (event) => turn(event.direction)),
      actor.on('language.changed', () => endTurned()),
      actor.on('notChanged', () => tellNotChanged()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  const wanted = useSelector(actor, ({ context }) => context.wanted);
  const control = useMemo(
    (): LanguageControl => ({
      wanted,
      chooseLanguage: (chosen) => actor.send({ type: 'language.chosen', language: chosen }),
      chooseDirection: (chosen) => actor.send({ type: 'direction.chosen', direction: chosen }),
    }),
    [actor, wanted],
  );
  return <ControlContext value={control}>{children}</ControlContext>;
};
