import { useLanguage } from '@ezone/i18n';
import { Search as Glass } from 'lucide-react';
import { useHeldKeys } from '@ezone/ui/typed-text';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useKeys } from '../../panels/keyboard';
import { fetchWhenIdle } from '../../session/live/fetchWhenIdle';
import { lazyContent } from '@ezone/ui/lazy-content';
import { useToast } from '../../notices/toast';
import { commonMessages } from '../../notices/words';
import type { LoadedSearchProps, SearchProps } from './LoadedSearch';
import { SearchTrigger } from './SearchTrigger';

/** What the search says. */
const searchMessages = defineMessages({
  notLoaded: {
    id: 'shell.search.notLoaded',
    defaultMessage: 'The search could not be loaded.',
  },
});

const fetchSearch = lazyContent(async () => (await import('./LoadedSearch')).LoadedSearch);
// A failure is told when it is opened.
const fetchAhead = () => void fetchSearch().catch(() => undefined);

/**
 * Finds pages and commands, by Ctrl K, ⌘ K or / from anywhere. All but what opens it is fetched when the browser is idle, on a phone when
 * it is opened.
 */
export const Search = ({ variant, ...props }: SearchProps) => {
  const { formatMessage } = useIntl();
  const { load } = useLanguage();
  const toast = useToast();
  /** What is open; null while nothing is. */
  const [Loaded, setLoaded] = useState<ComponentType<LoadedSearchProps> | null>(null);
  const keys = useHeldKeys();
  useEffect(() => fetchWhenIdle(fetchAhead), []);

  const open = async () => {
    if (Loaded || keys.isHolding()) return;
    const isStillWanted = keys.hold();
    try {
      const [fetched] = await Promise.all([fetchSearch(), load(['search'])]);
      if (isStillWanted()) setLoaded(() => fetched);
    } catch {
      // No network, or a newer version has replaced the files.
      if (!isStillWanted()) return;
      keys.take();
      toast.show({
        variant: 'error',
        message: `${formatMessage(searchMessages.notLoaded)} ${formatMessage(commonMessages.fetchAdvice)}`,
        key: 'search',
      });
    }
  };
  const press = () => {
    void open();
    return undefined;
  };

  const binding = { icon: <Glass />, label: commonMessages.search, group: 'everywhere', run: press } as const;
  useKeys([
    { ...binding, keys: 'mod+k', isForTexts: true },
    { ...binding, keys: '/' },
  ]);
  return (
    <>
      <SearchTrigger
        variant={variant}
        isOpen={Loaded !== null}
        onPress={press}
        // While the pointer comes down.
        onIntent={fetchAhead}
      />
      {Loaded && <Loaded {...props} takeTyped={keys.take} onGone={() => setLoaded(null)} />}
    </>
  );
};
