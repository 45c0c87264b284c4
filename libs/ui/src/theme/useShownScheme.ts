import { use, useDeferredValue } from 'react';
import type { SchemeName } from './schemeNames';
import { schemeSheet } from './schemeSheet';

/**
 * The scheme to paint: the wanted one once its colours are there, and until then the one before, so that nothing is ever seen
 * in colours which nobody has chosen. What is drawn for the first time waits for them, as for a lazy component.
 */
export function useShownScheme(wanted: SchemeName): SchemeName {
  const scheme = useDeferredValue(wanted);
  const arrival = schemeSheet.arrivalOf(scheme);
  return arrival ? use(arrival) : scheme;
}
