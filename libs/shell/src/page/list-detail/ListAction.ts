import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

/**
 * An action on records. Defined once, it appears in the rows, over a selection, over the open record and in the list of
 * keys.
 */
export type ListAction = {
  id: string;
  /** What it does, as a verb: "Archive". */
  label: MessageDescriptor;
  icon: ReactNode;
  /** The key that does it: `e`, `#`. */
  keys?: string;
  /** Error is for what destroys something. @default 'neutral' */
  tone?: 'neutral' | 'error';
  /**
   * Removes the records from the list: an open one is closed, the next row gets the focus, and they are no
   * longer selected. @default false
   */
  isLeaving?: boolean;
  /** Where it stands besides the keys. @default everywhere */
  places?: readonly ('row' | 'selection' | 'detail')[];
  /** On a phone it is done to a row that is swiped towards there, too: what can be undone, and of one action each way. */
  swipe?: 'start' | 'end';
  /** Fetches what it needs, when somebody is about to press its button over the open record. The same load as `run` waits for. */
  load?: () => Promise<unknown>;
  run: (ids: readonly string[]) => void;
};
