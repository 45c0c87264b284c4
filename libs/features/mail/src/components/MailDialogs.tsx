import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { Checkbox } from '@ezone/ui/checkbox';
import { Chip } from '@ezone/ui/chip';
import { Dialog } from '@ezone/ui/dialog';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { folderMessages, mailMessages, mailSentences } from '../messages';
import type { Mail, MailLabel } from '../model/mail';
import type { MailFolder } from '../model/mailView';
import type { TrustedSenders } from '../useTrustedSenders';
import { folderIcons } from './MailSidebar';

export type LabelsDialogProps = {
  labels: readonly MailLabel[];
  /** What gets them: mails, or conversations. */
  mails: readonly Pick<Mail, 'labels'>[];
  onLabel: (label: number, isOn: boolean) => void;
  onClose: () => void;
};

/** The labels of one or many mails. Each choice is made at once. */
export const LabelsDialog = ({ labels, mails, onLabel, onClose }: LabelsDialogProps) => {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(mailMessages.labels)}
      size="small"
      actions={
        <Button variant="primary" onPress={onClose}>
          {formatMessage(commonMessages.done)}
        </Button>
      }
    >
      <Choices>
        {labels.map(({ id, title }, index) => {
          const count = mails.filter((mail) => mail.labels.includes(id)).length;
          const isOn = count > 0 && count === mails.length;
          return (
            <Checkbox
              key={id}
              autoFocus={index === 0}
              isSelected={isOn}
              isIndeterminate={count > 0 && !isOn}
              onChange={(wanted) => {
                onLabel(id, wanted);
              }}
            >
              {title}
            </Checkbox>
          );
        })}
      </Choices>
    </Dialog>
  );
};

const Choices = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
`;

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

export type TrustedSendersDialogProps = Pick<TrustedSenders, 'senders' | 'trust'> & { onClose: () => void };

/** The senders whose images are always shown; each can be taken back. */
export const TrustedSendersDialog = ({ senders, trust, onClose }: TrustedSendersDialogProps) => {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(mailMessages.trusted)}
      size="small"
      actions={
        <Button variant="primary" onPress={onClose}>
          {formatMessage(commonMessages.done)}
        </Button>
      }
    >
      <Senders role="list">
        {senders.map((address) => (
          <li key={address}>
            <Chip
              remove={{
                label: formatMessage(mailSentences.untrust, { address }),
                onPress: () => {
                  trust(address, false);
                },
              }}
            >
              {address}
            </Chip>
          </li>
        ))}
      </Senders>
    </Dialog>
  );
};

const Senders = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;
