import type { ReactNode } from 'react';
import { Button } from '../button';
import { Dialog } from './Dialog';

export type ConfirmDialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** The question, naming the object: "Delete the label Family?". */
  title: string;
  /** What will be lost and cannot come back. */
  children?: ReactNode;
  /** The word on the button that does it: the verb of the question, not "OK". */
  confirmLabel: string;
  /** The word on the button that leaves everything as it is; it has the focus first. */
  cancelLabel: string;
  /** Error where something is destroyed. @default 'error' */
  tone?: 'primary' | 'error';
  /** Shows that the answer is being carried out. @default false */
  isPending?: boolean;
  onConfirm: () => void;
  /** The cancel button, Escape, or a press outside. */
  onCancel: () => void;
};

/** Asks before something that cannot be undone. Where it can be undone, do it and offer Undo in a toast instead. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'error',
  isPending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onClose={onCancel}
    title={title}
    size="small"
    role="alertdialog"
    actions={
      <>
        <Button onPress={onCancel} autoFocus>
          {cancelLabel}
        </Button>
        <Button variant={tone === 'error' ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
