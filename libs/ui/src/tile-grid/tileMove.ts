/** How the tiles are laid out. */
export type TilePlaces = { count: number; columns: number; isMirrored: boolean };

/** How many rows a page up or down is. */
const PAGE = 5;

/** The tile that a key moves to; null for other keys. Keys never move past an edge. */
export function tileMove(key: string, active: number, { count, columns, isMirrored }: TilePlaces): number | null {
  const by = (step: number) => {
    const goal = active + step;
    return goal < 0 || goal >= count ? active : goal;
  };
  const byRows = (rows: number) => {
    const last = count - 1;
    const goal = active + rows * columns;
    if (goal < 0) return active % columns;
    if (goal <= last) return goal;
    // The same column of the last row that has one.
    return active + Math.floor((last - active) / columns) * columns;
  };
  switch (key) {
    case 'ArrowLeft':
      return by(isMirrored ? 1 : -1);
    case 'ArrowRight':
      return by(isMirrored ? -1 : 1);
    case 'ArrowUp':
      return byRows(-1);
    case 'ArrowDown':
      return byRows(1);
    case 'PageUp':
      return byRows(-PAGE);
    case 'PageDown':
      return byRows(PAGE);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
