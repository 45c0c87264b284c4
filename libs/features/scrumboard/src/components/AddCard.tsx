import { commonMessages } from '@ezone/shell/notices/words';
import { directionFor } from '@ezone/ui/bare-input';
import { Button } from '@ezone/ui/button';
import { TextArea } from '@ezone/ui/text-field';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { boardMessages, boardSentences } from '../messages';
import { limits } from '../model/board';

export type AddCardProps = {
  /** The name of the list. */
  list: string;
  onAdd: (names: readonly string[]) => void;
};

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, limits.name))
    .filter(Boolean);

/** The foot of a list: Enter adds a card and goes on with the next. Several lines can become as many cards. */
export const AddCard = ({ list, onAdd }: AddCardProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState<string | null>(null);
  if (text === null)
    return (
      <Opener
        variant="ghost"
        icon={<Plus />}
        aria-label={formatMessage(boardSentences.addTo, { name: list })}
        onPress={() => {
          setText('');
        }}
      >
        {formatMessage(boardMessages.newCard)}
      </Opener>
    );
  const lines = linesOf(text);
  const add = (names: readonly string[]) => {
    if (names.length === 0) return;
    onAdd(names);
    setText('');
  };
  const asOne = () => {
    add([lines.join(' ').slice(0, limits.name)]);
  };
  return (
    <Form
      onBlur={({ currentTarget, relatedTarget }) => {
        if (lines.length === 0 && !currentTarget.contains(relatedTarget)) setText(null);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          setText(null);
        }
      }}
    >
      <TextArea
        autoFocus
        label={formatMessage(boardMessages.cardName)}
        labelHidden
        dir={directionFor(text)}
        value={text}
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
              onPress={() => {
                add(lines);
              }}
            >
              {formatMessage(boardSentences.asMany, { count: lines.length })}
            </Button>
            <Button size="dense" onPress={asOne}>
              {formatMessage(boardMessages.asCards)}
            </Button>
          </>
        ) : (
          <Button size="dense" variant="primary" onPress={asOne}>
            {formatMessage(commonMessages.add)}
          </Button>
        )}
        <Button
          size="dense"
          variant="ghost"
          onPress={() => {
            setText(null);
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
