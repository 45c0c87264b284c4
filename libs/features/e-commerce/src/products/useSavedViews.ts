import { localStore, readJson } from '@ezone/shell/data/storage';
import { useRecordsStore } from '@ezone/shell/records';
import { useState } from 'react';

/** A search with filters and an order that the user has given a name. */
export type SavedView = { name: string; search: string };

const keyOf = (userId: string) => `ezone.products.views.${userId}`;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'search' in value &&
  typeof value.name === 'string' &&
  typeof value.search === 'string';

const read = (userId: string): readonly SavedView[] => {
  const kept = readJson(localStore, keyOf(userId));
  return Array.isArray(kept) ? kept.filter(isView) : [];
};

/** The views of the table that the user has saved in this browser. */
export function useSavedViews() {
  const { userId } = useRecordsStore();
  const [views, setViews] = useState(() => read(userId));
  const change = (next: (known: readonly SavedView[]) => readonly SavedView[]) => {
    // What another tab has saved meanwhile stays.
    const all = next(read(userId));
    setViews(all);
    localStore.write(keyOf(userId), JSON.stringify(all));
  };
  return {
    views,
    save: (view: SavedView) => {
      change((known) => [...known.filter(({ search }) => search !== view.search), view]);
    },
    forget: ({ search }: SavedView) => {
      change((known) => known.filter((view) => view.search !== search));
    },
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
