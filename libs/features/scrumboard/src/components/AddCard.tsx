import { useCount } from '@ezone/shell/notices/limit';
import { commonMessages } from '@ezone/shell/notices/words';
import { useRecordsStore, useTextDraft } from '@ezone/shell/records';
import { directionFor } from '@ezone/ui/bare-input';
import { Button } from '@ezone/ui/button';
import { TextArea } from '@ezone/ui/text-field';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { boardMessages, boardSentences } from '../messages';
import { limits } from '../model/board';

export type AddCardProps = {
  listId: string;
  /** The name of the list. */
  list: string;
  onAdd: (names: readonly string[]) => void;
};

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * The foot of a list: Enter adds a card and goes on with the next. Several lines can become as many cards. What is typed is kept until it is
 * added or given up by Cancel, and is in sight again after a reload; Escape puts it aside.
 */
export const AddCard = ({ listId, list, onAdd }: AddCardProps) => {
  const { formatMessage } = useIntl();
  const { drafts } = useRecordsStore();
  const [text, setText] = useTextDraft(drafts, 'scrumboard-new-cards', listId);
  const [isOpen, setIsOpen] = useState(text !== '');
  // What an earlier visit has left takes no focus.
  const [isWanted, setIsWanted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = linesOf(text);
  const longest = lines.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const counted = useCount(longest, limits.name, {});
  if (!isOpen)
    return (
      <Opener
        variant="ghost"
        icon={<Plus />}
        aria-label={formatMessage(boardSentences.addTo, { name: list })}
        onPress={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      >
        {formatMessage(boardMessages.newCard)}
      </Opener>
    );
  const together = lines.join(' ');
  const isFit = longest.length <= limits.name;
  const add = (names: readonly string[]) => {
    if (names.length === 0 || !isFit) return;
    onAdd(names);
    setText('');
    // The button for several lines goes with them, and the focus would go with it.
    field.current?.focus();
  };
  const asOne = () => {
    add(together === '' ? [] : [together]);
  };
  return (
    <Form
      onBlur={({ currentTarget, relatedTarget }) => {
        if (lines.length === 0 && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          setIsOpen(false);
        }
      }}
    >
      <TextArea
        ref={field}
        autoFocus={isWanted}
        label={formatMessage(boardMessages.cardName)}
        labelHidden
        dir={directionFor(text)}
        value={text}
        {...counted}
        onChange={({ target }) => {
          setText(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (lines.length < 2) add(lines);
        }}
      />
      <Buttons>
        {lines.length > 1 ? (
          <>
            <Button
              size="dense"
              variant="primary"
              isDisabled={!isFit}
              onPress={() => {
                add(lines);
              }}
            >
              {formatMessage(boardSentences.asMany, { count: lines.length })}
            </Button>
            <Button size="dense" isDisabled={together.length > limits.name} onPress={asOne}>
              {formatMessage(boardMessages.asCards)}
            </Button>
          </>
        ) : (
          <Button size="dense" variant="primary" isDisabled={!isFit} onPress={asOne}>
            {formatMessage(commonMessages.add)}
          </Button>
        )}
        <Button
          size="dense"
          variant="ghost"
          onPress={() => {
            setText('');
            setIsOpen(false);
          }}
        >
          {formatMessage(commonMessages.cancel)}
        </Button>
      </Buttons>
    </Form>
  );
};

const Opener = styled(Button)`
  justify-content: flex-start;
  inline-size: 100%;
`;

const Form = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;
