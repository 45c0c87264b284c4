import { ChecklistField, checklistMessages } from '@ezone/shell/page/checklist';
import { LabelPicker, labelsSentences } from '@ezone/shell/page/labels';
import { bareInput, directionFor, PlainTextArea, touchText } from '@ezone/ui/bare-input';
import { Chip } from '@ezone/ui/chip';
import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { notesMessages, notesSentences } from '../messages';
import type { NoteContent, NoteLabel } from '../model/note';
import { doneIn, limits } from '../model/note';
import { ReminderChip } from './ReminderChip';
import { ReminderPicker } from './ReminderPicker';

export type NoteFieldsProps = {
  content: NoteContent;
  onChange: (changes: Partial<NoteContent>) => void;
  labels: readonly NoteLabel[];
  /** Makes a label of a name and answers it. */
  onCreateLabel: (name: string) => NoteLabel;
  /** In a dialog the title is that of the dialog, and the tools are its footer. @default 'box' */
  place?: 'box' | 'dialog';
  /** Where the focus starts. @default 'text' */
  start?: 'text' | 'checklist' | 'none';
  /** More to do with the note, beside the buttons for checklist, reminder and labels. */
  tools?: ReactNode;
  /** At the far edge of the buttons. */
  end?: ReactNode;
};

/** All that can be written in a note. Used for new ones and old ones alike. */
export const NoteFields = ({
  content,
  onChange,
  labels,
  onCreateLabel,
  place = 'box',
  start = 'text',
  tools,
  end,
}: NoteFieldsProps) => {
  const { formatMessage } = useIntl();
  const { title, description, checklist, reminder } = content;
  const [hasStartedList, setHasStartedList] = useState(start === 'checklist');
  const isList = hasStartedList || checklist.length > 0;
  const written = checklist.filter(({ text }) => text.trim() !== '');
  const chosen = labels.filter(({ id }) => content.labels.includes(id));

  const item = checklist.find(({ text }) => text.trim().length > limits.itemText);
  const tooLong = [
    { name: formatMessage(notesMessages.title), count: title.trim().length, limit: limits.title },
    { name: formatMessage(notesMessages.text), count: description.trim().length, limit: limits.description },
    { name: formatMessage(checklistMessages.item), count: item?.text.trim().length ?? 0, limit: limits.itemText },
  ].filter(({ count, limit }) => count > limit);

  return (
    <Layout>
      <Title
        $place={place}
        aria-invalid={title.trim().length > limits.title}
        aria-label={formatMessage(notesMessages.title)}
        placeholder={formatMessage(notesMessages.title)}
        dir={directionFor(title)}
        value={title}
        onChange={(event) => {
          onChange({ title: event.target.value });
        }}
      />
      <Text
        aria-invalid={description.trim().length > limits.description}
        aria-label={formatMessage(notesMessages.text)}
        placeholder={formatMessage(notesMessages.take)}
        rows={isList ? 1 : 3}
        $rows={isList ? 1 : 3}
        dir={directionFor(description)}
        autoFocus={start === 'text'}
        value={description}
        onChange={(event) => {
          onChange({ description: event.target.value });
        }}
      />
      {tooLong.map(({ name, count, limit }) => (
        <TooLong key={name} role="status">
          {formatMessage(notesSentences.tooLong, { field: name, count, limit, over: count - limit })}
        </TooLong>
      ))}
      {isList && (
        <ChecklistField
          items={checklist}
          limit={limits.items}
          onChange={(items) => {
            onChange({ checklist: items });
          }}
          autoFocus={hasStartedList}
        />
      )}
      {(reminder !== null || chosen.length > 0 || written.length > 0) && (
        <Chips>
          {written.length > 0 && (
            <Chip icon={<ListChecks />}>
              {formatMessage(notesSentences.progress, { done: doneIn(written), all: written.length })}
            </Chip>
          )}
          {reminder !== null && (
            <ReminderChip
              reminder={reminder}
              onRemove={() => {
                onChange({ reminder: null });
              }}
            />
          )}
          {chosen.map(({ id, name }) => (
            <Chip
              key={id}
              remove={{
                label: formatMessage(labelsSentences.removeFrom, { name }),
                onPress: () => {
                  onChange({ labels: content.labels.filter((other) => other !== id) });
                },
              }}
            >
              {name}
            </Chip>
          ))}
        </Chips>
      )}
      <Tools $place={place}>
        {!isList && (
          <Tooltip text={formatMessage(notesMessages.addChecklist)}>
            <IconButton
              icon={<ListChecks />}
              label={formatMessage(notesMessages.addChecklist)}
              onPress={() => {
                setHasStartedList(true);
              }}
            />
          </Tooltip>
        )}
        <ReminderPicker
          reminder={reminder}
          onChange={(moment) => {
            onChange({ reminder: moment });
          }}
        />
        <LabelPicker
          labels={labels}
          chosen={content.labels}
          max={limits.labels}
          onChange={(ids) => {
            onChange({ labels: ids });
          }}
          onCreate={onCreateLabel}
        />
        {tools}
        <End>{end}</End>
      </Tools>
    </Layout>
  );
};

const Layout = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  min-inline-size: 0;

  && > * {
    flex: none;
  }
`;

type Placed = { $place: NonNullable<NoteFieldsProps['place']> };

const Title = styled.input<Placed>`
  ${bareInput}
  ${({ theme, $place }) => theme.type[$place === 'dialog' ? 'section' : 'cardTitle']}
  ${({ $place }) => $place === 'box' && touchText}
  min-block-size: ${({ theme }) => theme.control.default};
`;

const LINE = 2;

const Text = styled(PlainTextArea)<{ $rows: number }>`
  ${bareInput}
  ${({ theme }) => theme.type.body}
  ${touchText}
  field-sizing: content;
  min-block-size: calc(${({ $rows }) => $rows * LINE}rem * var(--ez-leading) + 0.8rem);
  max-block-size: 50dvh;
  padding-block: 0.4rem;
  resize: none;

  @supports not (field-sizing: content) {
    resize: vertical;
  }
`;

const TooLong = styled.p`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.tone.error.text};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

/* At the lower edge of the dialog, whose padding it takes the place of. */
const footer = css`
  margin-block: auto ${({ theme }) => theme.space(-6)};
  margin-inline: ${({ theme }) => theme.space(-6)};
  padding-block: ${({ theme }) => theme.space(3)};
  padding-inline: ${({ theme }) => `${theme.space(4)} ${theme.space(6)}`};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;

const Tools = styled.div<Placed>`
  /* At the lower edge of what scrolls, so that they are in sight however large the text is. */
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  /* The icons stand on the edge of the text, what ends the line on the other. */
  margin-inline-start: ${({ theme }) => theme.space(-2)};
  ${({ $place }) => $place === 'dialog' && footer}
  /* That of the card or the dialog it stands in. */
  background: var(--ez-ground);
  color: ${({ theme }) => theme.color.textMuted};
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  margin-inline-start: auto;
  color: ${({ theme }) => theme.color.text};
`;
