import { use, useDeferredValue } from 'react';
import type { SchemeName } from './schemeNames';
import { schemeSheet } from './schemeSheet';

/**
 * The scheme to paint: the wanted one once its colours are there, and until then the one before, so that nothing is ever seen
 * in colours which nobody has chosen. What is drawn for the first time waits for them, as for a lazy component.
 */
export function useShownScheme<Wanted extends SchemeName | undefined>(wanted: Wanted): SchemeName | Wanted {
  const before = useDeferredValue(wanted);
  // What is there is shown with the change itself, not after it.
  const scheme = wanted === undefined || schemeSheet.has(wanted) ? wanted : before;
  const arrival = scheme === undefined ? null : schemeSheet.arrivalOf(scheme);
  return arrival ? use(arrival) : scheme;
}
