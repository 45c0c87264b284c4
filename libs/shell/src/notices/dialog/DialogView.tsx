import { ConfirmDialog, Dialog } from '@ezone/ui/dialog';
import { useIntl } from 'react-intl';
import type { DialogRequest } from './DialogRequest';
import { commonMessages } from '../words';

export type DialogViewProps = {
  request: DialogRequest;
  isOpen: boolean;
  onAnswer: (answer: unknown) => void;
  /** The close button, Escape, or a press outside. */
  onClose: () => void;
};

/** The dialog that a request describes. */
export const DialogView = ({ request: { id, kind, options }, isOpen, onAnswer, onClose }: DialogViewProps) => {
  const { formatMessage } = useIntl();
  if (kind === 'question') {
    const { title, detail, confirmLabel, cancelLabel = formatMessage(commonMessages.cancel), tone } = options;
    return (
      <ConfirmDialog
        key={id}
        open={isOpen}
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        tone={tone}
        onConfirm={() => onAnswer(true)}
        onCancel={onClose}
      >
        {detail}
      </ConfirmDialog>
    );
  }
  const { title, content, actions, size, closesOnPressOutside } = options;
  return (
    <Dialog
      key={id}
      open={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={formatMessage(commonMessages.close)}
      actions={actions?.(onAnswer)}
      size={size}
      closesOnPressOutside={closesOnPressOutside}
    >
      {content(onAnswer)}
    </Dialog>
  );
};
