import { Alert } from '@ezone/ui/alert';
import { Button } from '@ezone/ui/button';
import { Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { recordsMessages } from './messages';

/** Says of an open record that it has been removed meanwhile, and offers to bring it back. */
export const RemovedNote = ({ onBringBack }: { onBringBack: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <Alert
      tone="error"
      role="alert"
      icon={<Trash2 />}
      actions={
        <Button size="dense" onPress={onBringBack}>
          {formatMessage(recordsMessages.bringBack)}
        </Button>
      }
    >
      {formatMessage(recordsMessages.removed)}
    </Alert>
  );
};
