import type { LazyContent } from '@ezone/ui/lazy-content';
import { useTypeAhead } from '@ezone/ui/typed-text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../toast';
import { commonMessages } from '../words';

/**
 * A dialog that is fetched when it is asked for; where it cannot be fetched, that is said. What is typed meanwhile stands in its first field.
 * @returns it while it is open, and null otherwise
 */
export function useFetched<Part>(load: LazyContent<Part>) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [asked, setAsked] = useState<{ part: Part | null } | null>(null);
  useTypeAhead(asked !== null && asked.part === null);
  return {
    opened: asked?.part ?? null,
    open: async () => {
      setAsked({ part: load.known?.() ?? null });
      try {
        const part = await load();
        // Unless it was closed meanwhile, as by another page.
        setAsked((before) => before && { part });
      } catch {
        setAsked(null);
        toast.show({ variant: 'error', message: formatMessage(commonMessages.notLoaded) });
      }
    },
    close: () => {
      setAsked(null);
    },
  };
}
