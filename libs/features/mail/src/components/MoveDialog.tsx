import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { folderMessages, mailMessages } from '../messages';
import type { MailFolder } from '../model/mailView';
import { folderIcons } from './MailSidebar';

const targets = ['inbox', 'archive', 'spam', 'trash'] as const satisfies readonly MailFolder[];

export type MoveDialogProps = {
  /** The folder that they are in. */
  without: MailFolder | undefined;
  onMove: (folder: (typeof targets)[number]) => void;
  onClose: () => void;
};

/** Asks which folder some mails are to be moved to. */
export const MoveDialog = ({ without, onMove, onClose }: MoveDialogProps) => {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(mailMessages.moveTo)}
      size="small"
      actions={<Button onPress={onClose}>{formatMessage(commonMessages.cancel)}</Button>}
    >
      <Folders>
        {targets
          .filter((folder) => folder !== without)
          .map((folder) => (
            <Button
              key={folder}
              icon={folderIcons[folder]}
              onPress={() => {
                onClose();
                onMove(folder);
              }}
            >
              {formatMessage(folderMessages[folder])}
            </Button>
          ))}
      </Folders>
    </Dialog>
  );
};

const Folders = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
`;
