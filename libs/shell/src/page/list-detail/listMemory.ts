import { sessionStore } from '../../data/storage';

/** How a list was left, for one entry of the browser's history. */
type Kept = {
  selected: ReadonlySet<string>;
  /** How far down it was, in pixels. */
  top: number;
};

const KEY = 'ezone.lists';
/** How many history entries are remembered, and how many selected records of each survive a reload. */
const MOST_PLACES = 50;
const MOST_SELECTED = 1000;

const nothing: ReadonlySet<string> = new Set();

type Stored = [place: string, selected: string[], top: number];

function stored(): Map<string, Kept> {
  try {
    const all = JSON.parse(sessionStore.read(KEY) ?? '[]') as Stored[];
    return new Map(all.map(([place, selected, top]) => [place, { selected: new Set(selected), top }]));
  } catch {
    return new Map();
  }
}

const places = stored();
const listeners = new Set<() => void>();

const keep = (place: string, change: Partial<Kept>) => {
  const known = places.get(place) ?? { selected: nothing, top: 0 };
  // The newest last.
  places.delete(place);
  places.set(place, { ...known, ...change });
  for (const oldest of places.keys()) {
    if (places.size <= MOST_PLACES) break;
    places.delete(oldest);
  }
};

/**
 * Selection and scroll position of lists, for each entry in this tab's history. They survive a reload if the browser
 * allows it.
 */
export const listMemory = {
  selectedAt: (place: string): ReadonlySet<string> => places.get(place)?.selected ?? nothing,
  select: (place: string, selected: ReadonlySet<string>): void => {
    keep(place, { selected });
    listeners.forEach((listener) => {
      listener();
    });
  },
  /** Selects these nowhere any more: wherever Back leads, they have left the list. */
  forget: (ids: readonly string[]): void => {
    const gone = new Set(ids);
    for (const [place, kept] of places) {
      const selected = new Set([...kept.selected].filter((id) => !gone.has(id)));
      if (selected.size < kept.selected.size) places.set(place, { ...kept, selected });
    }
    listeners.forEach((listener) => {
      listener();
    });
  },
  topAt: (place: string): number => places.get(place)?.top ?? 0,
  keepTop: (place: string, top: number): void => {
    keep(place, { top });
  },
  /** Starts a new history entry for the list: scrolled to the top, with the same selection. */
  goOn: (from: string, to: string): void => {
    if (!places.has(to)) keep(to, { selected: listMemory.selectedAt(from) });
  },
  store: (): void => {
    const all = [...places].map(([place, { selected, top }]): Stored => [
      place,
      [...selected].slice(0, MOST_SELECTED),
      top,
    ]);
    sessionStore.write(KEY, JSON.stringify(all));
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
