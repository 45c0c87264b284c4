import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FormFrame } from './FormFrame';
import { FormNotes } from './FormNotes';
import { commonMessages } from '../notices/words';
import { useLeaveQuestion } from './useLeaveGuard';
import type { FormState } from './useRecordForm';

export type FormDialogProps = {
  form: FormState;
  /** What is made or changed, already translated: "New contact". */
  title: string;
  /** The fields; the first of them has `autoFocus`. */
  children: ReactNode;
  /** Takes the dialog away: Cancel, Escape, the button in the corner. What was typed is kept as a draft. */
  onClose: () => void;
  /** The verb of the button. @default "Save", in the language of the page */
  saveLabel?: string;
  /** 400, 560 or 800 px wide. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
};

/**
 * A form in a dialog, open while it is rendered. The buttons stay in sight while the fields scroll; Ctrl or ⌘ Enter
 * saves.
 */
export const FormDialog = ({ form, title, children, onClose, saveLabel, size }: FormDialogProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const ask = useLeaveQuestion();
  const leave = async () => {
    if (!form.isAtRisk || (await ask())) onClose();
  };
  return (
    <Dialog
      open
      onClose={() => void leave()}
      title={title}
      closeLabel={formatMessage(commonMessages.close)}
      size={size}
      closesOnPressOutside={false}
      actions={
        <>
          <Button onPress={() => void leave()}>{formatMessage(commonMessages.cancel)}</Button>
          <Button type="submit" form={id} variant="primary" isPending={form.isSaving}>
            {saveLabel ?? formatMessage(commonMessages.save)}
          </Button>
        </>
      }
    >
      <FormFrame id={id} onSubmit={form.submit}>
        <FormNotes form={form} />
        {children}
      </FormFrame>
    </Dialog>
  );
};
