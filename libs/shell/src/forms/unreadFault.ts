// Not from the room's door: the sign-in page stands on this, and has no records.
import type { Unread } from '../records/unread';

/** The fault of a field that holds what cannot be read. */
export const unreadFault = ({ unread }: Unread) => ({
  message: 'unread',
  type: 'typeError',
  params: { type: unread },
});
