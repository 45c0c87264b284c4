import { useRef, useState } from 'react';
import type { ProductRow } from '../model/product';

type SelectionOptions = {
  rowAt: (place: number) => ProductRow | undefined;
  between: (first: number, last: number) => Promise<ProductRow[]>;
  /** All rows of the search. */
  all: () => Promise<ProductRow[]>;
};

const nothing: ReadonlyMap<string, ProductRow> = new Map();

/** The selected rows, as they were when they were selected or changed since: what is done to many begins from that. */
export function useRowSelection({ rowAt, between, all }: SelectionOptions) {
  const [selected, setSelected] = useState(nothing);
  const [isAsking, setIsAsking] = useState(false);
  const anchor = useRef(0);
  const add = (rows: readonly ProductRow[]) => {
    setSelected((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]));
  };
  /** Asks for rows that may not be near. A failure is told by the calls. */
  const askAndAdd = async (ask: () => Promise<ProductRow[]>) => {
    setIsAsking(true);
    try {
      add(await ask());
    } finally {
      setIsAsking(false);
    }
  };
  return {
    size: selected.size,
    isAsking,
    has: (id: string) => selected.has(id),
    rows: (): readonly ProductRow[] => [...selected.values()],
    toggle: (place: number) => {
      const row = rowAt(place);
      anchor.current = place;
      if (row)
        setSelected((before) => {
          const next = new Map(before);
          if (!next.delete(row.id)) next.set(row.id, row);
          return next;
        });
    },
    /** Selects all from where the selection began. @param from where it begins if nothing is selected yet */
    extendTo: async (place: number, from = anchor.current) => {
      if (selected.size === 0) anchor.current = from;
      const [first, last] = [anchor.current, place].toSorted((one, other) => one - other) as [number, number];
      const near = Array.from({ length: last - first + 1 }, (_, at) => rowAt(first + at));
      if (near.every((row) => row !== undefined)) add(near);
      else await askAndAdd(() => between(first, last));
    },
    all: () => askAndAdd(all),
    clear: () => {
      setSelected(nothing);
    },
    /** Rows have become something else, or are gone. */
    follow: (rows: readonly ProductRow[]) => {
      setSelected((before) => {
        const known = rows.filter(({ id }) => before.has(id));
        return known.length === 0 ? before : new Map([...before, ...known.map((row) => [row.id, row] as const)]);
      });
    },
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;
