import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** Something to do with records. Said once, it stands in the rows, over a selection, over the open record and in the list of keys. */
export type ListAction = {
  id: string;
  /** What it does, as a verb: "Archive". */
  label: MessageDescriptor;
  icon: ReactNode;
  /** The key that does it: `e`, `#`. */
  keys?: string;
  /** Error is for what destroys something. @default 'neutral' */
  tone?: 'neutral' | 'error';
  /** The records leave the list by it: an open one is closed, the next row gets the focus, nothing is selected any more. @default false */
  isLeaving?: boolean;
  /** Where it stands besides the keys. @default everywhere */
  places?: readonly ('row' | 'selection' | 'detail')[];
  run: (ids: readonly string[]) => void;
};
