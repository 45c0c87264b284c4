import { useIntl } from 'react-intl';
import { saveFile } from '../../../data/files';
import type { TextFile } from '../../../data/files';
import { useToast } from '../../../notices/toast';
import { commonMessages } from '../../../notices/words';
import { exportMessages } from './messages';

/** Hands records to the browser as a file, and says how many are in it. */
export function useSaveFile() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  /** @param write fetches what writes the file, and writes it */
  return async (count: number, write: () => Promise<TextFile>): Promise<void> => {
    try {
      saveFile(await write());
      toast.show({ variant: 'success', message: formatMessage(exportMessages.done, { count }) });
    } catch {
      toast.show({ variant: 'error', message: formatMessage(commonMessages.notLoaded) });
    }
  };
}
