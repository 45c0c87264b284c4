import { Button } from '@ezone/ui/button';
import { Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { recordsMessages } from './messages';
import { Icon, Trouble, Words } from './Trouble';

/** Says of an open record that it has been removed meanwhile, and offers to bring it back. */
export const RemovedNote = ({ onBringBack }: { onBringBack: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <Trouble role="alert">
      <Icon aria-hidden>
        <Trash2 />
      </Icon>
      <Words>{formatMessage(recordsMessages.removed)}</Words>
      <Button size="dense" onPress={onBringBack}>
        {formatMessage(recordsMessages.bringBack)}
      </Button>
    </Trouble>
  );
};
