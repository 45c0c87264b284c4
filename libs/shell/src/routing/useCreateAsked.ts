import { useAskedText } from './useAskedText';

/**
 * Makes something new where the address asks for it, as `/apps/todo/all?new` does.
 * @param create what the page's own button does; undefined where nothing can be made
 */
export function useCreateAsked(create: (() => void) | undefined): void {
  useAskedText('new', () => create?.());
}
