import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newId } from '../../records/newId';
import { decoded } from './decoded';
import { listingOf, searchWith, valuesOf } from './listFields';
import type { ListFields, ListValues } from './listFields';
import { listMemory } from './listMemory';

/** The part of a list's address that does not depend on its fields. */
export type ListPlace = {
  /** Identifies the search, filters and order of the shown rows. */
  listing: string;
  /**
   * The search and how to change it, and what the shown rows were found by, which follows a moment later; null for a list without a text
   * field.
   */
  search: { text: string; found: string; change: (text: string) => void } | null;
  /** The record that is open. */
  openId: string | null;
  /** Opens a record; Back leads to the place before. */
  open: (id: string) => void;
  /** Opens a record instead of the open one: Back leads to the list. */
  step: (id: string) => void;
  /** Goes to the list; by going back in the history, if the record was opened from it. */
  close: () => void;
  /** The address of a record, for a link. */
  addressOf: (id: string) => string;
  selected: ReadonlySet<string>;
  select: (ids: ReadonlySet<string>) => void;
  /** Selects these nowhere any more, neither here nor where Back leads. */
  forget: (ids: readonly string[]) => void;
  /** How far down the list was here, in pixels. */
  top: number;
  keepTop: (top: number) => void;
};

export type ListAddress<F extends ListFields> = ListPlace & {
  /** The current values, for the controls that show them. */
  values: ListValues<F>;
  /** The same values, deferred, for filtering the rows: typing never waits for them. */
  shown: ListValues<F>;
  /** Changes values. A typed value replaces the history entry; a chosen one adds an entry. */
  want: (change: Partial<ListValues<F>>) => void;
  /** The address of the list with other values, for a link in the sidebar. */
  addressWith: (change: Partial<ListValues<F>>) => string;
};

/** What a history entry stores about its list. */
type Entry = {
  /** Entries with the same key share selection and scroll position: a list and the records opened from it. */
  place: string;
  /** How many entries back the list is; undefined if the record was not opened from it, or the list was searched since. */
  depth?: number | undefined;
};

const entryOf = (state: unknown): Entry | undefined =>
  typeof state === 'object' && state !== null && 'list' in state ? (state.list as Entry) : undefined;

/**
 * Search, order, filters and the open record of a list, from its address; and its selection and scroll position, kept
 * for each history entry. So Back restores all of it.
 * @param path the address of the list, without a slash at its end; a record's is `path/id`
 * @param fields the same object each time
 */
export function useListAddress<const F extends ListFields>(path: string, fields: F): ListAddress<F> {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const entry = entryOf(state);
  const place = entry?.place ?? (key === 'default' ? `${key} ${pathname}` : key);
  const openId = pathname.startsWith(`${path}/`)
    ? decoded(pathname.slice(path.length + 1).split('/')[0] ?? '') || null
    : null;

  const [before, setBefore] = useState(place);
  if (before !== place) {
    listMemory.goOn(before, place);
    setBefore(place);
  }
  useEffect(() => {
    addEventListener('pagehide', listMemory.store);
    return () => {
      removeEventListener('pagehide', listMemory.store);
    };
  }, []);
  const selected = useSyncExternalStore(listMemory.subscribe, () => listMemory.selectedAt(place));

  const asked = useMemo(() => {
    const values = valuesOf(fields, search);
    return { values, listing: path + listingOf(fields, values) };
  }, [fields, search, path]);
  const shown = useDeferredValue(asked);

  const addressOf = (id: string) => `${path}/${encodeURIComponent(id)}${search}`;
  const here = (change: Partial<Entry>) => ({ list: { place, depth: entry?.depth, ...change } satisfies Entry });
  /** What was wanted since this was drawn: a second change goes on from the first, and both are one step. */
  const wantedRef = useRef<{ search: string; isStep: boolean; state: { list: Entry } } | null>(null);
  /** What was opened since this was drawn: a double click is one step, and so are two presses on different rows. */
  const openedRef = useRef<string | null>(null);
  useLayoutEffect(() => {
    wantedRef.current = null;
    openedRef.current = null;
  }, [key]);
  const want = (change: Partial<ListValues<F>>) => {
    const isTyped = Object.keys(change).every((name) => fields[name]?.isTyped);
    const before = wantedRef.current ?? { search, isStep: false, state: here({ depth: undefined }) };
    const next = searchWith(fields, before.search, change);
    if (next === before.search) return;
    const isStep = !isTyped && !before.isStep;
    const state = isStep ? { list: { place: newId() } satisfies Entry } : before.state;
    if (isTyped) listMemory.keepTop(state.list.place, 0);
    wantedRef.current = { search: next, isStep: isStep || before.isStep, state };
    void navigate(pathname + next, { replace: !isStep, state });
  };
  const textField = Object.keys(fields).find((name) => fields[name]?.isTyped);

  return {
    values: asked.values,
    shown: shown.values,
    listing: shown.listing,
    want,
    addressWith: (change) => path + searchWith(fields, search, change),
    search:
      textField === undefined
        ? null
        : {
            text: String(asked.values[textField]),
            found: String(shown.values[textField]),
            // The one field of that name is a text.
            change: (text) => {
              want({ [textField]: text } as Partial<ListValues<F>>);
            },
          },
    openId,
    open: (id) => {
      const opened = openedRef.current;
      if (id === (opened ?? openId)) return;
      openedRef.current = id;
      const depth = openId === null ? 1 : entry?.depth === undefined ? undefined : entry.depth + 1;
      void navigate(addressOf(id), { replace: opened !== null, state: here({ depth }) });
    },
    step: (id) => void navigate(addressOf(id), { replace: true, state: here({}) }),
    close: () => {
      if (entry?.depth !== undefined) void navigate(-entry.depth);
      else void navigate(path + search, { replace: true, state: here({}) });
    },
    addressOf,
    selected,
    select: (ids) => {
      listMemory.select(place, ids);
    },
    forget: listMemory.forget,
    top: listMemory.topAt(place),
    keepTop: (top) => {
      listMemory.keepTop(place, top);
    },
  };
}
