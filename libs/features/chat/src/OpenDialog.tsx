import { DialogPane } from './components/DialogPane';
import type { ChatContact } from './model/types';
import { useDialog } from './useDialog';

export type OpenDialogProps = {
  contact: ChatContact;
  /** Answers what was typed since it was chosen: it belongs into the field. */
  takeTyped: () => string;
};

/** The dialog with a contact, with all that it needs. */
export const OpenDialog = ({ contact, takeTyped }: OpenDialogProps) => (
  <DialogPane contact={contact} dialog={useDialog(contact.id, contact.unread)} takeTyped={takeTyped} />
);
