import { FieldPlace, FormMomentField, FormTextArea, FormTitleField } from '@ezone/shell/forms';
import type { Controls } from '@ezone/shell/forms';
import { limitMessages } from '@ezone/shell/notices/limit';
import { ChecklistField } from '@ezone/shell/page/checklist';
import { isUnread } from '@ezone/shell/records';
import type { Unread } from '@ezone/shell/records';
import { Chip } from '@ezone/ui/chip';
import { Select } from '@ezone/ui/select';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { repeatMessages, todoMessages } from '../messages';
import { dueTime, movedRepeat, repeatKinds, repeatOf, storedOf } from '@ezone/repeats/todo';
import { limits } from '../model/todo';
import type { Repeat, Todo, TodoContent, TodoLabel } from '../model/todo';

export type TodoFieldsProps = {
  form: Controls<TodoContent>;
  labels: readonly TodoLabel[];
};

/** The fields of the open todo. */
export const TodoFields = ({ form, labels }: TodoFieldsProps) => {
  const { formatMessage } = useIntl();
  const titleOf = useId();
  const dueDate = form.control<string | null | Unread>('dueDate');
  const dueAllDay = form.control<boolean>('dueAllDay');
  const date = isUnread(dueDate.value) ? dueDate.value.text || null : dueDate.value;
  const dueAt = dueTime({ dueDate: date, dueAllDay: dueAllDay.value });
  const due = dueAt === null ? null : new Date(dueAt).toISOString();
  const repeat = form.control<Repeat | null>('repeat');
  const chosen = form.control<number[]>('labels');
  const subtasks = form.control<Todo['subtasks']>('subtasks');
  const length = Math.max(0, ...subtasks.value.map(({ text }) => text.trim().length));
  return (
    <>
      <FormTitleField form={form} name="title" label={formatMessage(todoMessages.title)} limit={limits.title} />
      <FormTextArea form={form} name="notes" label={formatMessage(todoMessages.notes)} limit={limits.notes} />
      <FormMomentField
        form={form}
        name="dueDate"
        dayName="dueAllDay"
        label={formatMessage(todoMessages.due)}
        timeLabel={formatMessage(todoMessages.dueTime)}
        onMoved={(moment) => {
          // What comes back every month or year comes back on the day that it was moved to.
          if (moment === null || !repeat.value) return;
          const moved = movedRepeat(repeat.value, due, moment);
          if (moved.day !== repeat.value.day) repeat.onChange(moved);
        }}
      />
      <FormMomentField
        form={form}
        name="startDate"
        dayName="startAllDay"
        label={formatMessage(todoMessages.start)}
        timeLabel={formatMessage(todoMessages.startTime)}
      />
      <FieldPlace name="repeat">
        <Select
          label={formatMessage(todoMessages.repeat)}
          placeholder={formatMessage(repeatMessages.never)}
          options={(['never', ...repeatKinds] as const).map((id) => ({ id, label: formatMessage(repeatMessages[id]) }))}
          value={repeat.value?.every ?? 'never'}
          onChange={(every) => {
            repeat.onChange(every === 'never' ? null : repeatOf(every, dueAt ?? Date.now()));
            // What repeats begins on a day.
            if (every === 'never' || dueDate.value !== null) return;
            dueDate.onChange(storedOf(Date.now(), true));
            dueAllDay.onChange(true);
          }}
        />
      </FieldPlace>
      <div role="group" aria-labelledby={titleOf}>
        <Name id={titleOf}>{formatMessage(todoMessages.labels)}</Name>
        <Labels>
          {labels.map(({ id, title }) => (
            <Chip
              key={id}
              pressed={chosen.value.includes(id)}
              tone={chosen.value.includes(id) ? 'primary' : 'neutral'}
              onPress={() => {
                const isChosen = chosen.value.includes(id);
                chosen.onChange(isChosen ? chosen.value.filter((other) => other !== id) : [...chosen.value, id]);
              }}
            >
              {title}
            </Chip>
          ))}
        </Labels>
      </div>
      <div>
        <Name>{formatMessage(todoMessages.subtasks)}</Name>
        <ChecklistField items={subtasks.value} onChange={subtasks.onChange} limit={limits.subtasks} />
        {length > limits.partText && (
          <TooLong role="status">{formatMessage(limitMessages.tooLong, { length, limit: limits.partText })}</TooLong>
        )}
      </div>
    </>
  );
};

const Name = styled.div`
  ${({ theme }) => theme.type.control}
  margin-block-end: ${({ theme }) => theme.space(2)};
`;

const TooLong = styled.p`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.tone.error.text};
`;

const Labels = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;
