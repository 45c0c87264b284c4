import { useToast } from '@ezone/shell/notices/toast';
import { useIntl } from 'react-intl';
import { docsMessages } from './messages';

/** Copies a text and says so; where the browser refuses, it says that. */
export function useCopy(): (text: string) => Promise<void> {
  const toast = useToast();
  const { formatMessage } = useIntl();
  return async (text) => {
    // One at a time: who copies the next one has no use for the last one's message.
    const key = 'docs.copy';
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ key, variant: 'success', message: formatMessage(docsMessages.copied) });
    } catch {
      // Without https, or without the permission.
      toast.show({ key, variant: 'error', message: formatMessage(docsMessages.notCopied) });
    }
  };
}
