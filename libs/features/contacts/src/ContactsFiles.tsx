import { useFetched } from '@ezone/shell/notices/dialog';
import { FilesMenu } from '@ezone/shell/page/file-import/menu';
import { useLazyWithSentences } from '@ezone/shell/panels/panel';
import { lazyContent } from '@ezone/ui/lazy-content';
import { MenuItem } from '@ezone/ui/menu';
import { Copy, FileDown, Sheet } from 'lucide-react';
import { useIntl } from 'react-intl';
import { filesMessages } from './messages';
import type { Contact, ContactContent, ContactGroup } from './model/contact';
import { exportKinds } from './useExport';
import type { ExportKind } from './useExport';

const loadDialog = lazyContent(async () => (await import('./ImportDialog')).ImportDialog);
const loadDuplicates = lazyContent(async () => (await import('./DuplicatesDialog')).DuplicatesDialog);

export type ContactsFilesProps = {
  /** All contacts. */
  contacts: readonly Contact[];
  groups: readonly ContactGroup[];
  onExport: (kind: ExportKind) => void;
  onImport: (contacts: readonly Omit<Contact, 'id'>[]) => void;
  onMerge: (contacts: readonly Contact[], content: Partial<ContactContent>) => void;
};

/** The menu of what concerns all contacts, and the dialogs that it opens. */
export const ContactsFiles = ({ contacts, groups, onExport, onImport, onMerge }: ContactsFilesProps) => {
  const { formatMessage } = useIntl();
  const importing = useFetched(useLazyWithSentences(loadDialog, 'exchange'));
  const comparing = useFetched(loadDuplicates);
  return (
    <>
      <FilesMenu
        label={formatMessage(filesMessages.files)}
        importing={{ label: formatMessage(filesMessages.import), onPress: () => void importing.open() }}
        exporting={{
          title: formatMessage(filesMessages.export),
          kinds: exportKinds.map((id) => ({
            id,
            label: id === 'csv' ? formatMessage(filesMessages.exportCsv) : `vCard ${id}`,
            icon: id === 'csv' ? <Sheet /> : <FileDown />,
            onPress: () => {
              onExport(id);
            },
          })),
        }}
      >
        <MenuItem icon={<Copy />} onAction={() => void comparing.open()}>
          {formatMessage(filesMessages.find)}
        </MenuItem>
      </FilesMenu>
      {comparing.opened && <comparing.opened contacts={contacts} onMerge={onMerge} onClose={comparing.close} />}
      {importing.opened && (
        <importing.opened contacts={contacts} groups={groups} onImport={onImport} onClose={importing.close} />
      )}
    </>
  );
};
