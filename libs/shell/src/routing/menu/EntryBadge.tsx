import { PartBoundary, useLazyContent } from '@ezone/ui/lazy-content';
import { createElement } from 'react';
import type { NavEntry } from './menuOf';

type EntryBadgeProps = {
  /** Fetches what shows the count; the same function as long as it is the same count. */
  load: NonNullable<NavEntry['badge']>;
};

/** The live count of an entry of the menu. Nothing while it is on its way, and where it breaks: the entry leads on without it. */
export const EntryBadge = ({ load }: EntryBadgeProps) => {
  const [fetched] = useLazyContent(load);
  return fetched.is === 'there' && <PartBoundary>{createElement(fetched.part)}</PartBoundary>;
};
