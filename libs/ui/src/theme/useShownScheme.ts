import { use, useDeferredValue } from 'react';
import type { SchemeName } from './schemeNames';
import { schemeSheet } from './schemeSheet';

/**
 * The scheme to paint: the wanted one once its colours have been fetched, and until then the previous one, so that
 * nobody sees colours that nobody has chosen. The first render waits for the colours, as for a lazy component.
 */
export function useShownScheme<Wanted extends SchemeName | undefined>(wanted: Wanted): SchemeName | Wanted {
  const before = useDeferredValue(wanted);
  // Colours that are already there are shown in the same render.
  const scheme = wanted === undefined || schemeSheet.has(wanted) ? wanted : before;
  const arrival = scheme === undefined ? null : schemeSheet.arrivalOf(scheme);
  return arrival ? use(arrival) : scheme;
}
