import { commonMessages } from '@ezone/shell/notices/words';
import { normalizeForSearch } from '@ezone/text';
import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { IconButton } from '@ezone/ui/icon-button';
import { TextField } from '@ezone/ui/text-field';
import { Tooltip } from '@ezone/ui/tooltip';
import { Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { notesMessages, notesSentences } from '../messages';
import { limits } from '../model/note';
import type { NoteLabel } from '../model/note';
import { directionFor } from './bareInput';

export type LabelsDialogProps = {
  open: boolean;
  onClose: () => void;
  labels: readonly NoteLabel[];
  onAdd: (name: string) => void;
  onRename: (label: NoteLabel, name: string) => void;
  onRemove: (label: NoteLabel) => void;
};

/** Adds, renames and removes labels; each change takes effect at once. */
export const LabelsDialog = ({ open, onClose, labels, onAdd, onRename, onRemove }: LabelsDialogProps) => {
  const { formatMessage } = useIntl();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const isTaken = labels.some((label) => normalizeForSearch(label.name) === normalizeForSearch(wanted));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage(notesMessages.editLabels)}
      closeLabel={formatMessage(commonMessages.close)}
      size="small"
      actions={<Button onClick={onClose}>{formatMessage(notesMessages.done)}</Button>}
    >
      <NewLabel
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted === '' || isTaken) return;
          onAdd(wanted);
          setName('');
        }}
      >
        <TextField
          label={formatMessage(notesMessages.newLabel)}
          labelHidden
          placeholder={formatMessage(notesMessages.newLabel)}
          dir={directionFor(name)}
          autoFocus
          maxLength={limits.labelName}
          value={name}
          error={wanted !== '' && isTaken && formatMessage(notesMessages.labelTaken)}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
        <Button type="submit" disabled={wanted === '' || isTaken}>
          {formatMessage(notesMessages.add)}
        </Button>
      </NewLabel>
      {labels.length === 0 ? (
        <Empty>{formatMessage(notesMessages.noLabels)}</Empty>
      ) : (
        <List role="list" aria-label={formatMessage(notesMessages.labels)}>
          {labels.map((label) => (
            <LabelRow
              key={label.id}
              label={label}
              isTaken={(other) =>
                labels.some(
                  ({ id, name: text }) => id !== label.id && normalizeForSearch(text) === normalizeForSearch(other),
                )
              }
              onRename={(text) => {
                onRename(label, text);
              }}
              onRemove={() => {
                onRemove(label);
              }}
            />
          ))}
        </List>
      )}
    </Dialog>
  );
};

type LabelRowProps = {
  label: NoteLabel;
  isTaken: (name: string) => boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
};

function LabelRow({ label, isTaken, onRename, onRemove }: LabelRowProps) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState<string | null>(null);
  const text = name ?? label.name;
  const commit = () => {
    const wanted = text.trim();
    if (wanted !== '' && wanted !== label.name && !isTaken(wanted)) onRename(wanted);
    setName(null);
  };
  const removeLabel = formatMessage(notesSentences.removeLabel, { name: label.name });
  return (
    <li>
      <TextField
        label={formatMessage(notesSentences.renameLabel, { name: label.name })}
        labelHidden
        dir="auto"
        icon={<Tag />}
        maxLength={limits.labelName}
        value={text}
        error={name !== null && isTaken(text.trim()) && formatMessage(notesMessages.labelTaken)}
        onChange={(event) => {
          setName(event.target.value);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
      <Tooltip text={removeLabel}>
        <IconButton icon={<Trash2 />} label={removeLabel} onPress={onRemove} />
      </Tooltip>
    </li>
  );
}

const NewLabel = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: ${({ theme }) => theme.space(2)};
  padding-block: ${({ theme }) => theme.space(1)} ${({ theme }) => theme.space(4)};
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};

  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: start;
    gap: ${({ theme }) => theme.space(2)};
  }
`;

const Empty = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;
