import { useState } from 'react';
import { localStore, readJson } from '../../data/storage';
import { useRecordsStore } from '../../records';

/** A search with filters and an order that the user has given a name. */
export type SavedView = { name: string; search: string };

const keyOf = (list: string, userId: string) => `ezone.${list}.views.${userId}`;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'search' in value &&
  typeof value.name === 'string' &&
  typeof value.search === 'string';

const read = (key: string): readonly SavedView[] => {
  const kept = readJson(localStore, key);
  return Array.isArray(kept) ? kept.filter(isView) : [];
};

/** The views of a list that the user has saved, and what can be done with them. */
export type SavedViews = {
  views: readonly SavedView[];
  save: (view: SavedView) => void;
  forget: (view: SavedView) => void;
};

/**
 * The views of a list that the user has saved in this browser.
 * @param list names it among the lists that have some, as `products`
 */
export function useSavedViews(list: string): SavedViews {
  const { userId } = useRecordsStore();
  const key = keyOf(list, userId);
  const [views, setViews] = useState(() => read(key));
  const change = (next: (known: readonly SavedView[]) => readonly SavedView[]) => {
    // What another tab has saved meanwhile stays.
    const all = next(read(key));
    setViews(all);
    localStore.write(key, JSON.stringify(all));
  };
  return {
    views,
    save: (view) => {
      change((known) => [...known.filter(({ search }) => search !== view.search), view]);
    },
    forget: ({ search }) => {
      change((known) => known.filter((view) => view.search !== search));
    },
  };
}
