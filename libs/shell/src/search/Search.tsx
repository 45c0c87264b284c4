import { useLanguage } from '@ezone/i18n';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useKeys } from '../keyboard';
import { whenIdle } from '../live/whenIdle';
import type { NavGroup } from '../navbar';
import { useToast } from '../toast';
import { holdKeys } from './holdKeys';
import type { LoadedSearchProps } from './LoadedSearch';
import { searchMessages } from './messages';
import { SearchTrigger } from './SearchTrigger';

export type SearchProps = {
  /** `full` is a button whose field lies over the page; `basic` is a field in its place. */
  variant: 'full' | 'basic';
  /** The menu of whoever is here: what they may see. */
  groups: readonly NavGroup[];
  isSignedIn: boolean;
};

const fetchSearch = async () => (await import('./LoadedSearch')).LoadedSearch;
// A failure is told when it is opened.
const fetchAhead = () => void fetchSearch().catch(() => undefined);

/** Finds pages and commands, by Ctrl K, ⌘ K or / from anywhere. All but what opens it is fetched when the browser is idle. */
export const Search = (props: SearchProps) => {
  const { formatMessage } = useIntl();
  const { load } = useLanguage();
  const toast = useToast();
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  /** What is open; null while nothing is. */
  const [Loaded, setLoaded] = useState<ComponentType<LoadedSearchProps> | null>(null);
  /** What is typed before the field is there is meant for it, and not for the page. */
  const held = useRef<(() => string) | null>(null);
  const takeTyped = () => {
    const typed = held.current?.() ?? '';
    held.current = null;
    return typed;
  };
  useEffect(() => {
    const stopWaiting = whenIdle(fetchAhead);
    return () => {
      stopWaiting();
      held.current?.();
    };
  }, []);

  const open = async () => {
    if (held.current ?? Loaded) return;
    const own = holdKeys(() => (held.current = null));
    held.current = own;
    const isStillWanted = () => held.current === own;
    try {
      const [fetched] = await Promise.all([fetchSearch(), load(['search'])]);
      if (isStillWanted()) setLoaded(() => fetched);
    } catch {
      // No network, or a newer version has replaced the files.
      if (!isStillWanted()) return;
      takeTyped();
      toast.show({ variant: 'error', message: formatMessage(searchMessages.notLoaded), key: 'search' });
    }
  };
  const press = () => {
    void open();
    return undefined;
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
        variant={props.variant}
        isOpen={Loaded !== null}
        onPress={press}
        // While the pointer comes down.
        onIntent={fetchAhead}
      />
      {Loaded && <Loaded {...props} trigger={trigger} takeTyped={takeTyped} onGone={() => setLoaded(null)} />}
    </>
  );
};
