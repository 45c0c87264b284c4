import { commonMessages } from '@ezone/shell/notices/words';
import { useIntl } from 'react-intl';
import { todoMessages } from './messages';

/** What the fields of a todo are called, where two versions of it are compared. */
export function useFieldNames() {
  const { formatMessage } = useIntl();
  return {
    title: formatMessage(todoMessages.title),
    notes: formatMessage(todoMessages.notes),
    dueDate: formatMessage(todoMessages.due),
    startDate: formatMessage(todoMessages.start),
    repeat: formatMessage(todoMessages.repeat),
    labels: formatMessage(todoMessages.labels),
    subtasks: formatMessage(todoMessages.subtasks),
    completed: formatMessage(commonMessages.done),
    starred: formatMessage(todoMessages.starred),
    important: formatMessage(todoMessages.priority),
  };
}
