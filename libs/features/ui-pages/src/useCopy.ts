import { useToast } from '@ezone/shell/notices/toast';
import { useIntl } from 'react-intl';
import { helperMessages } from './messages';

/** Copies a text and says so; where the browser refuses, it says that. */
export function useCopy(): (text: string) => Promise<void> {
  const toast = useToast();
  const { formatMessage } = useIntl();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ variant: 'success', message: formatMessage(helperMessages.copied) });
    } catch {
      // Without https, or without the permission.
      toast.show({ variant: 'error', message: formatMessage(helperMessages.notCopied) });
    }
  };
}
