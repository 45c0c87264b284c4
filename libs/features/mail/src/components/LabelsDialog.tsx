import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { Checkbox } from '@ezone/ui/checkbox';
import { Dialog } from '@ezone/ui/dialog';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { mailMessages } from '../messages';
import type { Mail, MailLabel } from '../model/mail';

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
