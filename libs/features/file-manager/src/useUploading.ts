import { useApi } from '@ezone/shell/data/query';
import { useSayNotFetched } from '@ezone/shell/notices/dialog';
import { useToast } from '@ezone/shell/notices/toast';
import { isolated } from '@ezone/text';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { chosenFiles, readDropped } from '@ezone/shell/page/uploads';
import type { Dropped } from '@ezone/shell/page/uploads';
import { useRecordsStore } from '@ezone/shell/records';
import { useShownUser } from '@ezone/shell/session';
import { useFetchAhead } from '@ezone/shell/session/live';
import { lazyContent } from '@ezone/ui/lazy-content';

/** What sends files: most visits to a folder send none. */
const loadAddUploads = lazyContent(async () => (await import('./upload/addUploads')).addUploads);

/** Brings files that are chosen or dropped into the uploads, and names what could not even be read. */
export function useUploading() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const api = useApi();
  const userId = useShownUser()?.uuid ?? '';
  const { outbox } = useRecordsStore();
  const sayNotFetched = useSayNotFetched();
  useFetchAhead(loadAddUploads);
  /** Names what was left aside, for as long as somebody wants to read it. */
  const tell = (sentence: MessageDescriptor, paths: readonly string[]) => {
    if (paths.length === 0) return;
    const names = paths.map(isolated).join(', ');
    toast.show({ variant: 'error', message: formatMessage(sentence, { count: paths.length, names }), duration: null });
  };
  const add = async (folderId: string | null, dropped: Dropped): Promise<void> => {
    const addUploads = await loadAddUploads().catch(() => null);
    // Somebody else may have signed in meanwhile.
    if (outbox.isOver()) return;
    if (addUploads) await addUploads({ api, userId, tell }, folderId, dropped);
    else sayNotFetched(() => void add(folderId, dropped));
  };
  return {
    addFiles: (folderId: string | null, files: readonly File[]) => add(folderId, chosenFiles(files)),
    addDropped: async (folderId: string | null, transfer: DataTransfer) => add(folderId, await readDropped(transfer)),
  };
}
