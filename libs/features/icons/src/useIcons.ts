import { useApi } from '@ezone/shell/data/query';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { filterIcons } from './model/filterIcons';
import type { Icon } from './model/icon';
import { searchIcons } from './model/searchIcons';
import { useCategories, useCategoryNames } from './useCategories';
import type { Wanted } from './useFilter';

const noIcons: readonly Icon[] = [];

/**
 * Milliseconds for which the icons are remembered when nobody shows them: time to come straight back. They take a megabyte, and the browser has
 * the answer still.
 */
export const ICONS_KEPT = 10_000;

/** The icons that fit what is wanted, and the categories to choose from. */
export function useIcons({ query: searched, category, family }: Wanted) {
  const api = useApi();
  // They change only with a release.
  const query = useQuery({
    queryKey: ['icons'],
    queryFn: ({ signal }) => api.listIcons({ signal }),
    staleTime: Infinity,
    gcTime: ICONS_KEPT,
    meta: { suppressToast: true },
  });
  const icons = query.data ?? noIcons;
  const names = useCategoryNames(icons);
  const found = useMemo(() => searchIcons(icons, searched, names), [icons, searched, names]);
  const ofFamily = useMemo(() => filterIcons(found, { category: null, family }), [found, family]);
  const shown = useMemo(() => filterIcons(ofFamily, { category, family: null }), [ofFamily, category]);
  const ofAnyFamily = useMemo(() => filterIcons(found, { category, family: null }), [found, category]);
  // The icons come first: the list of categories takes longer to make than they do.
  const choices = useCategories(names, ofFamily, category);
  const categories = useDeferredValue(query.data && choices);

  return {
    /** The icons that fit. */
    icons: { ...query, data: query.data && shown },
    /** How many more there would be in another style. */
    undrawn: ofAnyFamily.length - shown.length,
    /** Undefined while none are known. */
    categories,
  };
}
