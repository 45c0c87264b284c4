import { useIntl } from 'react-intl';
import { saveFile } from '../../../data/files';
import type { TextFile } from '../../../data/files';
import { useToast } from '../../../notices/toast';
import { commonMessages } from '../../../notices/words';
import { newId } from '../../../records/newId';
import { exportMessages, exportSentences } from './messages';

/** From how many milliseconds on it is said that a file is being written. */
const LONG = 1000;

/** Hands records to the browser as a file, and says how many are in it; where that takes long, that it is under way. */
export function useSaveFile() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  /** @param write fetches what writes the file, and writes it */
  return async (count: number, write: () => Promise<TextFile>): Promise<void> => {
    const key = `export ${newId()}`;
    const timer = setTimeout(() => {
      toast.show({ key, variant: 'info', message: formatMessage(exportMessages.writing), duration: null });
    }, LONG);
    try {
      saveFile(await write());
      toast.show({ key, variant: 'success', message: formatMessage(exportSentences.done, { count }) });
    } catch {
      toast.show({ key, variant: 'error', message: formatMessage(commonMessages.notLoaded) });
    } finally {
      clearTimeout(timer);
    }
  };
}
