import { useToast } from '@ezone/shell/notices/toast';
import { useIntl } from 'react-intl';
import { iconSentences } from './messages';

/** Copies the name of an icon and says so; where the browser refuses, it says that. */
export function useCopyName(): (name: string) => Promise<void> {
  const toast = useToast();
  const { formatMessage } = useIntl();
  return async (name) => {
    // One at a time: who copies the next one has no use for the last one's message.
    const key = 'icons.copy';
    try {
      await navigator.clipboard.writeText(name);
      toast.show({ key, variant: 'success', message: formatMessage(iconSentences.copied, { name }) });
    } catch {
      // Without https, or without the permission.
      toast.show({ key, variant: 'error', message: formatMessage(iconSentences.notCopied, { name }) });
    }
  };
}
