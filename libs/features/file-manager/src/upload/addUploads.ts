import type { Api } from '@ezone/api-client';
import type { Dropped } from '@ezone/shell/page/uploads';
import { pendingUploads } from '@ezone/shell/page/uploads/pending';
import { dropSentences } from '@ezone/shell/page/uploads/words';
import type { MessageDescriptor } from 'react-intl';
import { uploadsOf } from './uploads';

type Uploader = {
  api: Api;
  userId: string;
  /** Names what was left aside. */
  tell: (sentence: MessageDescriptor, paths: readonly string[]) => void;
};

/** Adds files to the uploads of a user. @param folderId where they go; null is the top */
export const addUploads = async (
  { api, userId, tell }: Uploader,
  folderId: string | null,
  { files, unreadable }: Dropped,
): Promise<void> => {
  tell(dropSentences.unread, unreadable);
  if (files.length === 0) return;
  // What draws the tray around all pages is fetched now.
  pendingUploads.say(userId, true);
  await uploadsOf(api, userId).queue.add(folderId, files);
};
