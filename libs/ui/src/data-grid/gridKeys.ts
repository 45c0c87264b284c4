import type { KeyboardEvent } from 'react';

/** What a key does in a data grid. */
export type GridDeed =
  | { kind: 'move'; rows: number; columns: number }
  | { kind: 'jump'; row: 'first' | 'last' | 'this'; column: 'first' | 'last' }
  | { kind: 'extend'; rows: number }
  | { kind: 'select' | 'selectAll' | 'switch' | 'open' | 'edit' | 'write' };

type Kind = { isEditable?: boolean; isSwitch?: boolean };

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'currentTarget'>;

/**
 * What a key that is pressed in the table does; null where it is not the table's.
 * @param column that of the active cell; undefined where that is the box
 */
export function gridKey(
  { key, shiftKey, ctrlKey, metaKey, altKey, target, currentTarget }: Pressed,
  { isRtl, page, column }: { isRtl: boolean; page: number; column: Kind | undefined },
): GridDeed | null {
  // A head and a link have keys of their own.
  if (target !== currentTarget || altKey) return null;
  const isMod = ctrlKey || metaKey;
  const forwards = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      const rows = key === 'ArrowDown' ? 1 : -1;
      return shiftKey ? { kind: 'extend', rows } : isMod ? jumpTo(rows) : { kind: 'move', rows, columns: 0 };
    }
    case 'ArrowRight':
      return { kind: 'move', rows: 0, columns: forwards };
    case 'ArrowLeft':
      return { kind: 'move', rows: 0, columns: -forwards };
    case 'PageDown':
      return { kind: 'move', rows: page, columns: 0 };
    case 'PageUp':
      return { kind: 'move', rows: -page, columns: 0 };
    case 'Home':
      return { kind: 'jump', row: isMod ? 'first' : 'this', column: 'first' };
    case 'End':
      return { kind: 'jump', row: isMod ? 'last' : 'this', column: 'last' };
    case ' ':
      return { kind: column?.isSwitch && !isMod && !shiftKey ? 'switch' : 'select' };
    case 'Enter':
      if (column === undefined || isMod) return { kind: 'open' };
      return column.isSwitch ? { kind: 'switch' } : column.isEditable ? { kind: 'edit' } : null;
    case 'F2':
      return column?.isEditable ? { kind: 'edit' } : null;
  }
  if (isMod) return key.toLowerCase() === 'a' ? { kind: 'selectAll' } : null;
  return key.length === 1 && column?.isEditable ? { kind: 'write' } : null;
}

const jumpTo = (rows: number): GridDeed => ({ kind: 'move', rows: rows * Number.MAX_SAFE_INTEGER, columns: 0 });
