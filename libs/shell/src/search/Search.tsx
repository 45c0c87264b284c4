import { useLanguage } from '@ezone/i18n';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useKeys } from '../keyboard';
import type { NavGroup } from '../navbar';
import { useToast } from '../toast';
import { searchMessages } from './messages';
import { searchMachine } from './searchMachine';
import type { SearchSheetProps } from './SearchSheet';
import { SearchTrigger } from './SearchTrigger';
import { useSearchActions } from './useSearchActions';
import type { SearchAction } from './useSearchActions';

export type SearchProps = {
  /** `full` is a button whose field lies over the page; `basic` is a field in its place. */
  variant: 'full' | 'basic';
  /** The menu of whoever is here: what they may see. */
  groups: readonly NavGroup[];
  isSignedIn: boolean;
};

/** Finds pages and commands, by Ctrl K, ⌘ K or / from anywhere. What it looks like is fetched when somebody opens it first. */
export const Search = ({ variant, groups, isSignedIn }: SearchProps) => {
  const { formatMessage } = useIntl();
  const { load } = useLanguage();
  const toast = useToast();
  const actor = useActorRef(searchMachine);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const [Sheet, setSheet] = useState<ComponentType<SearchSheetProps> | null>(null);
  const [actions, setActions] = useState<ReadonlyMap<string, SearchAction>>(new Map());
  const collect = useSearchActions(groups, isSignedIn);
  /** What was chosen: done when the search has gone, because both want the focus. */
  const chosen = useRef<SearchAction | undefined>(undefined);

  const fetchSheet = async () => {
    const [{ SearchSheet }] = await Promise.all([import('./SearchSheet'), load(['search'])]);
    return SearchSheet;
  };
  const open = async () => {
    try {
      const fetched = await fetchSheet();
      setSheet(() => fetched);
    } catch {
      // No network, or a newer version has replaced the files.
      toast.show({ variant: 'error', message: formatMessage(searchMessages.notLoaded), key: 'search' });
      return;
    }
    const found = collect();
    setActions(new Map(found.map((action) => [action.id, action])));
    actor.send({ type: 'opened', items: found.map(({ id, label, kind }) => ({ id, label, kind })) });
  };
  const press = () => {
    void open();
    return undefined;
  };

  const choose = useEffectEvent((id: string) => {
    chosen.current = actions.get(id);
  });
  useEffect(() => {
    const subscription = actor.on('chosen', ({ id }) => choose(id));
    return () => subscription.unsubscribe();
  }, [actor]);
  const runChosen = () => {
    const action = chosen.current;
    chosen.current = undefined;
    action?.run();
  };

  const binding = { label: searchMessages.label, group: 'everywhere', run: press } as const;
  useKeys([
    { ...binding, keys: 'mod+k', isForTexts: true },
    { ...binding, keys: '/' },
  ]);
  return (
    <>
      <SearchTrigger
        ref={setTrigger}
        variant={variant}
        isOpen={isOpen}
        onPress={press}
        // Fetched while the pointer comes down; a failure is told when it is pressed.
        onIntent={() => void fetchSheet().catch(() => undefined)}
      />
      {Sheet && <Sheet actor={actor} variant={variant} trigger={trigger} actions={actions} onGone={runChosen} />}
    </>
  );
};
