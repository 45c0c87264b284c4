import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { Chip } from '@ezone/ui/chip';
import { Dialog } from '@ezone/ui/dialog';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { mailMessages, mailSentences } from '../messages';
import type { TrustedSenders } from '../useTrustedSenders';

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
