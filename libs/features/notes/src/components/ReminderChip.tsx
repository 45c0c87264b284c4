import { useDayText } from '@ezone/shell/data/days';
import { useNow } from '@ezone/shell/data/now';
import { Chip } from '@ezone/ui/chip';
import { AlarmClock, BellRing } from 'lucide-react';
import { useIntl } from 'react-intl';
import { notesMessages } from '../messages';

export type ReminderChipProps = {
  /** The moment, in ISO 8601. */
  reminder: string;
  /** Takes the reminder away. */
  onRemove?: () => void;
};

/** When a note reminds; after that it says that it is overdue. */
export const ReminderChip = ({ reminder, onRemove }: ReminderChipProps) => {
  const { formatMessage } = useIntl();
  const now = useNow();
  const { momentOf } = useDayText();
  const isOverdue = Date.parse(reminder) <= now;
  const text = momentOf(Date.parse(reminder), now);
  return (
    <Chip
      icon={isOverdue ? <BellRing /> : <AlarmClock />}
      tone={isOverdue ? 'error' : 'neutral'}
      remove={onRemove && { label: formatMessage(notesMessages.removeReminder), onPress: onRemove }}
    >
      {isOverdue ? `${formatMessage(notesMessages.overdue)} ${text}` : text}
    </Chip>
  );
};
