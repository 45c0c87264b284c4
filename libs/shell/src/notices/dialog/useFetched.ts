import type { LazyContent } from '@ezone/ui/lazy-content';
import { useTypeAhead } from '@ezone/ui/typed-text';
import { useState } from 'react';
import { useSayNotFetched } from './useSayNotFetched';

/**
 * A dialog that is fetched when it is asked for; where it cannot be fetched, that is said, with a way to try again. What is typed meanwhile stands in its first field.
 * @returns it while it is open, and null otherwise
 */
export function useFetched<Part>(load: LazyContent<Part>) {
  const sayNotFetched = useSayNotFetched();
  const [asked, setAsked] = useState<{ part: Part | null } | null>(null);
  useTypeAhead(asked !== null && asked.part === null);
  const open = async () => {
    setAsked({ part: load.known?.() ?? null });
    try {
      const part = await load();
      // Unless it was closed meanwhile, as by another page.
      setAsked((before) => before && { part });
    } catch {
      setAsked(null);
      sayNotFetched(() => void open());
    }
  };
  return {
    opened: asked?.part ?? null,
    open,
    close: () => {
      setAsked(null);
    },
  };
}
