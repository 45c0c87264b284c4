import { useRef, useState } from 'react';
import type { GridRecord } from './gridColumn';

export type RowSelectionOptions<Row extends GridRecord> = {
  /** Undefined for one that has not been asked for. */
  rowAt: (place: number) => Row | undefined;
  /** The rows from one place to another, both with them. */
  between: (first: number, last: number) => Promise<Row[]>;
  /** All rows that are found. */
  all: () => Promise<Row[]>;
};

/** Which rows of a data grid are selected. */
export type RowSelection<Row extends GridRecord> = {
  size: number;
  /** Rows that are not near are being asked for. */
  isAsking: boolean;
  has: (id: string) => boolean;
  rows: () => readonly Row[];
  toggle: (place: number) => void;
  /** Selects all from where the selection began. @param from where it begins if nothing is selected yet */
  extendTo: (place: number, from?: number) => Promise<void>;
  all: () => Promise<void>;
  clear: () => void;
  /** Rows have become something else. */
  follow: (rows: readonly Row[]) => void;
};

/** The selected rows, as they were when they were selected or changed since: what is done to many begins from that. */
export function useRowSelection<Row extends GridRecord>({
  rowAt,
  between,
  all,
}: RowSelectionOptions<Row>): RowSelection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  const anchor = useRef(0);
  const add = (rows: readonly Row[]) => {
    setSelected((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]));
  };
  /** Asks for rows that may not be near. A failure is told by the calls. */
  const askAndAdd = async (ask: () => Promise<Row[]>) => {
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
    rows: () => [...selected.values()],
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
    extendTo: async (place: number, from = anchor.current) => {
      if (selected.size === 0) anchor.current = from;
      const [first, last] = [anchor.current, place].toSorted((one, other) => one - other) as [number, number];
      const near = Array.from({ length: last - first + 1 }, (_, at) => rowAt(first + at));
      if (near.every((row) => row !== undefined)) add(near);
      else await askAndAdd(() => between(first, last));
    },
    all: () => askAndAdd(all),
    clear: () => {
      setSelected(new Map());
    },
    follow: (rows: readonly Row[]) => {
      setSelected((before) => {
        const known = rows.filter(({ id }) => before.has(id));
        return known.length === 0 ? before : new Map([...before, ...known.map((row) => [row.id, row] as const)]);
      });
    },
  };
}
