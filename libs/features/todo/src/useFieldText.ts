import type { ReactNode } from 'react';
import { localOf } from '@ezone/repeats/todo';
import { useIntl } from 'react-intl';
import { repeatMessages, todoMessages } from './messages';
import type { Repeat as TodoRepeat, Todo } from './model/todo';
import { useDueText } from './components/useDueText';

/** Says the value of a field in words, where two versions of a todo are compared. */
export function useFieldText(labels: readonly { id: number; title: string }[]) {
  const { formatMessage, formatList } = useIntl();
  const dueText = useDueText();
  return (field: keyof Todo, value: unknown): ReactNode => {
    if (typeof value === 'boolean') return formatMessage(value ? todoMessages.yes : todoMessages.no);
    if (field === 'labels') {
      const ids = value as number[];
      return formatList(labels.filter(({ id }) => ids.includes(id)).map(({ title }) => title));
    }
    if (field === 'repeat') return formatMessage(repeatMessages[(value as TodoRepeat | null)?.every ?? 'never']);
    if (field === 'subtasks') {
      const parts = value as Todo['subtasks'];
      return formatList(parts.map(({ text, checked }) => `${checked ? '☑' : '☐'} ${text}`));
    }
    if (value !== null && (field === 'dueDate' || field === 'startDate')) {
      const date = String(value);
      // Of a field alone it is not known whether it is a day; that has a midnight in UTC.
      const isDay = date.endsWith('T00:00:00.000Z');
      return dueText(localOf(date, isDay), Date.now(), isDay);
    }
    return String(value ?? '');
  };
}
