import { ChecklistField } from '@ezone/shell/page/checklist';
import { newId } from '@ezone/shell/records';
import { directionFor } from '@ezone/ui/bare-input';
import { Button } from '@ezone/ui/button';
import { IconButton } from '@ezone/ui/icon-button';
import { TextField } from '@ezone/ui/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { boardMessages, boardSentences } from '../messages';
import { limits, progressOf } from '../model/board';
import type { Checklist } from '../model/board';
import { FieldName } from './FieldName';

export type ChecklistsProps = { of: { value: Checklist[]; onChange: (lists: Checklist[]) => void } };

/** The checklists of a card. */
export const Checklists = ({ of: { value, onChange } }: ChecklistsProps) => {
  const { formatMessage } = useIntl();
  const change = (id: string, fields: Partial<Checklist>) => {
    onChange(value.map((list) => (list.id === id ? { ...list, ...fields } : list)));
  };
  return (
    <div>
      <FieldName>{formatMessage(boardMessages.checklists)}</FieldName>
      {value.map((list) => (
        <div key={list.id}>
          <Head>
            <TextField
              label={formatMessage(boardMessages.checklistName)}
              labelHidden
              size="dense"
              placeholder={formatMessage(boardMessages.checklistName)}
              dir={directionFor(list.name)}
              value={list.name}
              onChange={({ target }) => {
                change(list.id, { name: target.value });
              }}
            />
            <Done>{formatMessage(boardSentences.checked, progressOf({ checklists: [list] }))}</Done>
            <IconButton
              size="dense"
              icon={<Trash2 />}
              label={formatMessage(boardMessages.removeChecklist)}
              onPress={() => {
                onChange(value.filter(({ id }) => id !== list.id));
              }}
            />
          </Head>
          <ChecklistField
            items={list.checkItems.map(({ name, ...item }) => ({ ...item, text: name }))}
            onChange={(items) => {
              change(list.id, { checkItems: items.map(({ id, checked, text }) => ({ id, checked, name: text })) });
            }}
            limit={limits.items}
          />
        </div>
      ))}
      {value.length < limits.checklists && (
        <Button
          size="dense"
          variant="ghost"
          icon={<Plus />}
          onPress={() => {
            onChange([...value, { id: newId(), name: '', checkItems: [] }]);
          }}
        >
          {formatMessage(boardMessages.newChecklist)}
        </Button>
      )}
    </div>
  );
};

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};

  & > :first-child {
    flex: 1;
  }
`;

const Done = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.caption}
`;
