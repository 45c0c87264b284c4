import { useEffect, useState } from 'react';
import { blockOf } from './blockOf';
import { cellKey, typedIn } from './gridColumn';
import type { GridColumn, GridRecord, RefusedCell } from './gridColumn';

/** The cell that is being written in. */
export type EditedCell = { id: string; place: number; column: string; text: string; why: string | null };

export type GridCellsOptions<Row extends GridRecord> = {
  columns: readonly GridColumn<Row>[];
  /** Undefined for one that has not been asked for. */
  rowAt: (place: number) => Row | undefined;
  /** The rows from one place to another, both with them. */
  between: (first: number, last: number) => Promise<Row[]>;
  /** What a row becomes by a text in one of its cells, or why that cannot stand there. */
  read: (text: string, row: Row, column: string) => { row: Row } | { why: string };
  /** Rows were written in, as one step. They may be what they were. */
  onChange: (changes: readonly { row: Row; wanted: Row }[]) => void;
  /** So many cells of a block that was pasted could not be taken. */
  onRefused: (count: number) => void;
  /** So many lines of a block that was pasted found no row: the table ends above them. */
  onBeyond: (count: number) => void;
  /** Keeps what was not taken where the page is left or loaded anew. @default it is forgotten then */
  kept?: { read: () => KeptCells; write: (cells: KeptCells) => void };
};

/** What was not taken, by `cellKey`. */
export type KeptCells = readonly (readonly [string, RefusedCell])[];

/** What is being written in the cells of a data grid. */
export type GridCells<Row extends GridRecord> = {
  editing: EditedCell | null;
  /** What was not taken, by `cellKey`. */
  refused: ReadonlyMap<string, RefusedCell>;
  /** Begins to edit a cell. @param typed what is being typed in place of what stands there */
  edit: (place: number, column: GridColumn<Row> | undefined, typed?: string) => void;
  /** Takes what was typed. @returns whether it could be taken */
  commit: (text: string) => boolean;
  /** The cell was left: what cannot be taken stays in it, with the reason. */
  leave: (text: string) => void;
  cancel: () => void;
  /** Puts a block that was copied in a table into the cells from one of them on, as one step. */
  paste: (place: number, column: number, text: string) => Promise<void>;
  /** Keeps texts in cells that could not be taken, each with the reason. */
  refuse: (cells: readonly ({ id: string; column: string } & RefusedCell)[]) => void;
};

/** Edits the cells of a data grid: one that is written in, a block that is pasted, and what was not taken. */
export function useGridCells<Row extends GridRecord>({
  columns,
  rowAt,
  between,
  read,
  onChange,
  onRefused,
  onBeyond,
  kept,
}: GridCellsOptions<Row>): GridCells<Row> {
  const [editing, setEditing] = useState<EditedCell | null>(null);
  const [refused, setRefused] = useState<ReadonlyMap<string, RefusedCell>>(() => new Map(kept?.read()));
  useEffect(() => {
    kept?.write([...refused]);
  }, [kept, refused]);

  const note = (entries: readonly (readonly [string, RefusedCell | null])[]) => {
    setRefused((before) => {
      const next = new Map(before);
      for (const [key, wrong] of entries) {
        if (wrong) next.set(key, wrong);
        else next.delete(key);
      }
      return next.size === 0 && before.size === 0 ? before : next;
    });
  };
  /** Takes a text for the cell. @returns why not; null where it is taken */
  const take = (row: Row, column: string, text: string): string | null => {
    const became = read(text, row, column);
    if ('why' in became) return became.why;
    note([[cellKey(row.id, { id: column }), null]]);
    onChange([{ row, wanted: became.row }]);
    return null;
  };

  return {
    editing,
    refused,
    edit: (place, column, typed) => {
      const row = rowAt(place);
      if (!row || !column?.isEditable) return;
      const wrong = refused.get(cellKey(row.id, column));
      const text = typed ?? wrong?.text ?? typedIn(row, column);
      setEditing({
        id: row.id,
        place,
        column: column.id,
        text,
        why: typed === undefined ? (wrong?.why ?? null) : null,
      });
    },
    commit: (text) => {
      const row = editing && rowAt(editing.place);
      if (!editing || row?.id !== editing.id) {
        setEditing(null);
        return true;
      }
      const why = take(row, editing.column, text);
      setEditing(why === null ? null : { ...editing, text, why });
      return why === null;
    },
    leave: (text) => {
      const row = editing && rowAt(editing.place);
      if (editing && row?.id === editing.id) {
        const why = take(row, editing.column, text);
        if (why !== null) note([[cellKey(row.id, { id: editing.column }), { text, why }]]);
      }
      setEditing(null);
    },
    cancel: () => {
      if (editing) note([[cellKey(editing.id, { id: editing.column }), null]]);
      setEditing(null);
    },
    paste: async (place, column, text) => {
      const block = blockOf(text);
      const rows = await between(place, place + block.length - 1);
      const notes: [string, RefusedCell | null][] = [];
      const changes = rows.map((row, at) => {
        let wanted = row;
        for (const [offset, cell] of (block[at] ?? []).entries()) {
          const target = columns[column + offset];
          if (!target?.isEditable) continue;
          // What is shown there may have been copied with the rest.
          if (cell === typedIn(wanted, target)) continue;
          const became = read(cell, wanted, target.id);
          if ('row' in became) wanted = became.row;
          notes.push([cellKey(row.id, target), 'why' in became ? { text: cell, why: became.why } : null]);
        }
        return { row, wanted };
      });
      note(notes);
      onChange(changes);
      const count = notes.filter(([, one]) => one !== null).length;
      if (count > 0) onRefused(count);
      if (rows.length < block.length) onBeyond(block.length - rows.length);
    },
    refuse: (cells) => {
      note(cells.map(({ id, column, text, why }) => [cellKey(id, { id: column }), { text, why }]));
    },
  };
}
