import { useToast } from '@ezone/shell/notices/toast';
import { isolated } from '@ezone/text';
import { useIntl } from 'react-intl';
import { chosenFiles, readDropped, uploadSentences } from '@ezone/shell/page/uploads';
import type { Dropped } from '@ezone/shell/page/uploads';
import { pendingUploads } from './upload/pendingUploads';
import { useUploads } from './upload/uploads';

/** Brings files that are chosen or dropped into the uploads, and names what could not even be read. */
export function useUploading() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { queue, userId } = useUploads();
  const add = async (folderId: string | null, { files, unreadable }: Dropped) => {
    if (unreadable.length > 0) {
      const names = unreadable.map(isolated).join(', ');
      const message = formatMessage(uploadSentences.unread, { count: unreadable.length, names });
      toast.show({ variant: 'error', message, duration: null });
    }
    if (files.length === 0) return;
    // What draws the tray around all pages is fetched now.
    pendingUploads.say(userId, true);
    await queue.add(folderId, files);
  };
  return {
    addFiles: (folderId: string | null, files: readonly File[]) => add(folderId, chosenFiles(files)),
    addDropped: async (folderId: string | null, transfer: DataTransfer) => add(folderId, await readDropped(transfer)),
  };
}
