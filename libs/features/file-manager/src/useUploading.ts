import { useToast } from '@ezone/shell/notices/toast';
import { isolated } from '@ezone/text';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { chosenFiles, readDropped, uploadSentences } from '@ezone/shell/page/uploads';
import type { Dropped } from '@ezone/shell/page/uploads';
import { pendingUploads } from '@ezone/shell/page/uploads/pending';
import { useUploads } from './upload/uploads';

/** Brings files that are chosen or dropped into the uploads, and names what could not even be read. */
export function useUploading() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { queue, userId } = useUploads();
  /** Names what was left aside, for as long as somebody wants to read it. */
  const tell = (variant: 'error' | 'warning', sentence: MessageDescriptor, paths: readonly string[]) => {
    if (paths.length === 0) return;
    const names = paths.map(isolated).join(', ');
    toast.show({ variant, message: formatMessage(sentence, { count: paths.length, names }), duration: null });
  };
  const add = async (folderId: string | null, { files, unreadable, empty }: Dropped) => {
    tell('error', uploadSentences.unread, unreadable);
    tell('warning', uploadSentences.empty, empty);
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
