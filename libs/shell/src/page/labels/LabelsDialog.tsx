import { normalizeForSearch } from '@ezone/text';
import { directionFor } from '@ezone/ui/bare-input';
import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { IconButton } from '@ezone/ui/icon-button';
import { TextField } from '@ezone/ui/text-field';
import { Tooltip } from '@ezone/ui/tooltip';
import { Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '../../notices/words';
import type { Label } from './LabelPicker';
import { labelsWords } from './messages';
import type { LabelsWords } from './messages';
import { useLongName } from './useLongName';

export type LabelsDialogProps<L extends Label> = {
  open: boolean;
  onClose: () => void;
  labels: readonly L[];
  onAdd: (name: string) => void;
  onRename: (label: L, name: string) => void;
  onRemove: (label: L) => void;
  /** @default those of labels */
  words?: LabelsWords;
};

/** Adds, renames and removes labels; each change takes effect at once. */
export const LabelsDialog = <L extends Label>({
  open,
  onClose,
  labels,
  onAdd,
  onRename,
  onRemove,
  words = labelsWords,
}: LabelsDialogProps<L>) => {
  const { formatMessage } = useIntl();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const isTaken = (text: string, but?: L) =>
    labels.some((label) => label.id !== but?.id && normalizeForSearch(label.name) === normalizeForSearch(text));
  const problem = useNameProblem(wanted, isTaken(wanted), words);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage(words.edit)}
      closeLabel={formatMessage(commonMessages.close)}
      size="small"
      actions={<Button onPress={onClose}>{formatMessage(commonMessages.done)}</Button>}
    >
      <NewLabel
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted === '' || problem !== undefined) return;
          onAdd(wanted);
          setName('');
        }}
      >
        <TextField
          label={formatMessage(words.new)}
          labelHidden
          placeholder={formatMessage(words.new)}
          dir={directionFor(name)}
          autoFocus
          value={name}
          error={problem}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
        <Button type="submit" isDisabled={wanted === '' || problem !== undefined}>
          {formatMessage(commonMessages.add)}
        </Button>
      </NewLabel>
      {labels.length === 0 ? (
        <Empty>{formatMessage(words.none)}</Empty>
      ) : (
        <List role="list" aria-label={formatMessage(words.choose)}>
          {labels.map((label) => (
            <LabelRow
              key={label.id}
              label={label}
              words={words}
              isTaken={(text) => isTaken(text, label)}
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

/** What is wrong with the name of a label. */
function useNameProblem(name: string, isTaken: boolean, words: LabelsWords): string | undefined {
  const { formatMessage } = useIntl();
  const tooLong = useLongName(name);
  return name !== '' && isTaken ? formatMessage(words.taken) : tooLong;
}

type LabelRowProps = {
  label: Label;
  words: LabelsWords;
  isTaken: (name: string) => boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
};

function LabelRow({ label, words, isTaken, onRename, onRemove }: LabelRowProps) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState<string | null>(null);
  const text = name ?? label.name;
  const wanted = text.trim();
  const problem = useNameProblem(wanted, isTaken(wanted), words);
  const commit = () => {
    // What cannot be a name stays as it was typed.
    if (problem !== undefined) return;
    if (wanted !== '' && wanted !== label.name) onRename(wanted);
    setName(null);
  };
  const removeLabel = formatMessage(words.remove, { name: label.name });
  return (
    <li>
      <TextField
        label={formatMessage(words.rename, { name: label.name })}
        labelHidden
        dir="auto"
        icon={<Tag />}
        value={text}
        error={problem}
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
