import { useIsFrom } from '@ezone/ui/is-wide';
import { BREAKPOINTS } from '@ezone/ui/theme';

/** From which width of the screen on a record stands beside its list: 1280 or 1920 px. */
export type BesideFrom = 'lg' | 'xl';

/** Whether a record has room beside its list. */
export const useHasRoom = (from: BesideFrom): boolean => useIsFrom(BREAKPOINTS[from]);

/** From which width on such a page has room for its sidebar, too, while the navbar is open. In pixels. */
const THREE_COLUMNS = 1440;

/** Whether the sidebar of a page that has its record beside the list gives way to them: it is a drawer then. */
export const useIsCrowded = (from: BesideFrom): boolean => {
  const hasRoom = useHasRoom(from);
  return !useIsFrom(THREE_COLUMNS) && hasRoom;
};
