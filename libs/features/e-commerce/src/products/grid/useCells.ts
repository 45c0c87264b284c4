import { useState } from 'react';
import { useIntl } from 'react-intl';
import { gridMessages, gridSentences } from '../messages';
import type { ProductChange, ProductFields, ProductRow } from '../model/product';
import type { ProductConflict } from '../model/productsCollection';
import { changeOf } from '../useProductWrites';
import { blockOf, cellKey, columnOfField, columns, isEditable, readCell, typedIn } from './cells';
import type { ProductColumn, Refused } from './cells';

type Editing = { id: string; place: number; column: ProductColumn; text: string; why: string | null };

type CellsOptions = {
  rowAt: (place: number) => ProductRow | undefined;
  between: (first: number, last: number) => Promise<ProductRow[]>;
  onChange: (changes: readonly ProductChange[]) => void;
  say: (sentence: string) => void;
};

/** What is being written in the cells of the table: one that is edited, a block that is pasted, and what was not taken. */
export function useCells({ rowAt, between, onChange, say }: CellsOptions) {
  const intl = useIntl();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(new Map());

  const note = (entries: readonly (readonly [string, Refused | null])[]) => {
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
  const take = (row: ProductRow, column: ProductColumn, text: string): string | null => {
    const read = readCell(text, row, column, intl);
    if ('why' in read) return read.why;
    note([[cellKey(row.id, column), null]]);
    const change = changeOf(row, read.fields);
    if (change) onChange([change]);
    return null;
  };

  return {
    editing,
    refused,
    /** Begins to edit a cell. @param typed what is being typed in place of what stands there */
    edit: (place: number, column: ProductColumn | undefined, typed?: string) => {
      const row = rowAt(place);
      if (!row || !isEditable(column)) return false;
      const wrong = refused.get(cellKey(row.id, column));
      const text = typed ?? wrong?.text ?? typedIn(row, column, intl);
      setEditing({ id: row.id, place, column, text, why: typed === undefined ? (wrong?.why ?? null) : null });
      return true;
    },
    /** Takes what was typed. @returns whether it could be taken */
    commit: (text: string): boolean => {
      const row = editing && rowAt(editing.place);
      if (!editing || row?.id !== editing.id) {
        setEditing(null);
        return true;
      }
      const why = take(row, editing.column, text);
      setEditing(why === null ? null : { ...editing, text, why });
      return why === null;
    },
    /** The cell was left: what cannot be taken stays in it, with the reason. */
    leave: (text: string) => {
      const row = editing && rowAt(editing.place);
      if (editing && row?.id === editing.id) {
        const why = take(row, editing.column, text);
        if (why !== null) note([[cellKey(row.id, editing.column), { text, why }]]);
      }
      setEditing(null);
    },
    cancel: () => {
      if (editing) note([[cellKey(editing.id, editing.column), null]]);
      setEditing(null);
    },
    /** Switches a product on or off. */
    toggle: (row: ProductRow) => {
      const change = changeOf(row, { active: !row.active });
      if (change) onChange([change]);
    },
    /** Puts a block that was copied in a table into the cells from one of them on, as one step. */
    paste: async (place: number, column: number, text: string): Promise<void> => {
      const block = blockOf(text);
      const rows = await between(place, place + block.length - 1);
      const notes: [string, Refused | null][] = [];
      const changes = rows.flatMap((row, at) => {
        let wanted = row;
        for (const [offset, cell] of (block[at] ?? []).entries()) {
          const target = columns[column + offset];
          if (!isEditable(target)) continue;
          // What is shown there may have been copied with the rest.
          if (cell === typedIn(wanted, target, intl)) continue;
          const read = readCell(cell, wanted, target, intl);
          if ('fields' in read) wanted = { ...wanted, ...(read.fields as Partial<ProductRow>) };
          notes.push([cellKey(row.id, target), 'why' in read ? { text: cell, why: read.why } : null]);
        }
        const change = changeOf(row, wanted as ProductFields & ProductRow);
        return change ? [change] : [];
      });
      note(notes);
      onChange(changes);
      const wrong = notes.filter(([, one]) => one !== null).length;
      if (wrong > 0) say(intl.formatMessage(gridSentences.refusedCells, { count: wrong }));
    },
    /** Keeps what was typed where somebody else has changed a cell meanwhile. */
    keepConflicts: (conflicts: readonly ProductConflict[], changes: readonly ProductChange[]) => {
      const wanted = new Map(changes.map((change) => [change.id, change.fields]));
      note(
        conflicts.flatMap(({ id, field }) => {
          const column = columnOfField[field];
          const fields = wanted.get(id);
          if (!column || !fields) return [];
          const text = typedIn(fields as ProductRow, column, intl);
          return [[cellKey(id, column), { text, why: intl.formatMessage(gridMessages.conflict) }] as const];
        }),
      );
    },
  };
}

export type Cells = ReturnType<typeof useCells>;
