import { useIsFrom } from '@ezone/ui/is-wide';
import { BREAKPOINTS } from '@ezone/ui/theme';

/** How much of the page an open record has beside its list: all that a narrow list leaves, or some 400 px. */
export type DetailSize = 'rest' | 'sheet';

/** From which width of the screen on a record stands beside its list: 1280 or 1920 px. */
export type BesideFrom = 'lg' | 'xl';

/** Whether a record has room beside its list. */
export const useHasRoom = (from: BesideFrom): boolean => useIsFrom(BREAKPOINTS[from]);

/**
 * From which width on such a page has room for its sidebar, too, while the navbar is open. In pixels. A list beside a form keeps its rows'
 * buttons and texts beside each other.
 */
const THREE_COLUMNS: Record<DetailSize, number> = { rest: 1440, sheet: 1600 };

/** Whether the sidebar of a page that has its record beside the list gives way to them: it is a drawer then. */
export const useIsCrowded = (from: BesideFrom, size: DetailSize): boolean => {
  const hasRoom = useHasRoom(from);
  return !useIsFrom(THREE_COLUMNS[size]) && hasRoom;
};
