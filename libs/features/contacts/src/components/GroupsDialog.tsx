import { LabelsDialog } from '@ezone/shell/page/labels';
import type { LabelsDialogProps } from '@ezone/shell/page/labels';
import { groupWords } from '../messages';
import type { ContactGroup } from '../model/contact';

/** All groups: to be added, named anew and removed. It is fetched when it is opened. */
export const GroupsDialog = (dialog: Omit<LabelsDialogProps<ContactGroup>, 'open' | 'words'>) => (
  <LabelsDialog open words={groupWords} {...dialog} />
);
