import { isBlank } from '@ezone/text';
import { TextArea } from '@ezone/ui/text-field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chatMessages, chatSentences } from '../messages';
import { MESSAGE_LIMIT } from '../model/types';
import { EmojiButton } from './EmojiButton';
import { SendButton } from './SendButton';

/** Whether the device is operated by fingers in the first place, as a phone is. */
const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;

/** With fewer characters left than this, one is told. */
const NEAR_THE_LIMIT = 400;

export type ComposerProps = {
  contactName: string;
  /** What was typed here before. */
  draft: string;
  onDraft: (text: string) => void;
  /** Takes the message; answers whether it was taken. Only then the field is cleared. */
  onSend: (text: string) => boolean;
  onTyping: (isTyping: boolean) => void;
  /** Answers what was typed before the field was there. */
  takeTyped: () => string;
};

/**
 * Where a message is written. Enter sends and Shift Enter breaks the line; on a touch screen Enter breaks the line and the
 * button sends. Ctrl or ⌘ Enter sends everywhere. It takes the focus when it appears, but for a touch screen, whose keyboard
 * would cover the messages.
 */
export const Composer = ({ contactName, draft, onDraft, onSend, onTyping, takeTyped }: ComposerProps) => {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(draft);
  const [wasRefused, setWasRefused] = useState(false);
  const [isTouch] = useState(isTouchScreen);

  const left = MESSAGE_LIMIT - text.trim().length;
  const tooLong = left < 0 && formatMessage(chatSentences.tooLong, { count: -left });
  const refused = wasRefused && formatMessage(chatMessages.full);
  const problem = isBlank(text) ? formatMessage(chatMessages.blank) : tooLong || null;

  const write = (next: string) => {
    setText(next);
    setWasRefused(false);
    onDraft(next);
    onTyping(!isBlank(next));
  };
  const send = () => {
    if (problem !== null) return;
    if (!onSend(text)) {
      setWasRefused(true);
      return;
    }
    write('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method confirms a word with Enter.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const sends = event.ctrlKey || event.metaKey || !(event.shiftKey || isTouch);
    if (!sends) return;
    event.preventDefault();
    send();
  };
  const insert = (words: string) => {
    const element = field.current;
    if (!element) return;
    element.setRangeText(words, element.selectionStart, element.selectionEnd, 'end');
    write(element.value);
  };

  const takeOver = useEffectEvent(() => {
    // What was not seen yet is not sent: Enter at its end only ends the line.
    const typed = takeTyped().replace(/\n+$/, '');
    const element = field.current;
    if (!element) return;
    // Later than the attribute would: the panel first remembers where the focus was.
    if (!isTouch) element.focus({ preventScroll: true });
    if (typed === '') return;
    element.setSelectionRange(element.value.length, element.value.length);
    insert(typed);
  });
  useEffect(() => takeOver(), []);

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {left < NEAR_THE_LIMIT && (
        <Counter $isOver={left < 0} role="status">
          {tooLong || formatMessage(chatSentences.charactersLeft, { count: left })}
        </Counter>
      )}
      {refused && <Refusal role="alert">{refused}</Refusal>}
      <Box>
        <EmojiButton onPick={insert} focusBack={() => field.current?.focus()} />
        <Field>
          <TextArea
            ref={field}
            label={formatMessage(chatSentences.messageTo, { name: contactName })}
            labelHidden
            bare
            minRows={1}
            maxRows={6}
            dir="auto"
            placeholder={formatMessage(chatMessages.write)}
            enterKeyHint={isTouch ? 'enter' : 'send'}
            aria-invalid={left < 0 || undefined}
            value={text}
            onChange={({ target }) => write(target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => onTyping(false)}
          />
        </Field>
        <SendButton reason={problem} />
      </Box>
    </Form>
  );
};

const Form = styled.form`
  flex: none;
  padding: ${({ theme }) => `0 ${theme.space(3)} ${theme.space(3)}`};
`;

const Box = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space(1)};
  padding: 0.3rem;
  border: 1px solid ${({ theme }) => theme.color.controlBorder};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};

  &:has(textarea:focus-visible) {
    ${({ theme }) => theme.fieldFocus}
  }
`;

const Field = styled.div`
  flex: 1;
  min-inline-size: 0;

  & textarea {
    scrollbar-width: thin;
  }

  & textarea:focus-visible {
    outline: none;
  }
`;

const Counter = styled.p<{ $isOver: boolean }>`
  padding-block-end: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.type.caption}
  ${({ theme }) => theme.figures}
  color: ${({ theme, $isOver }) => ($isOver ? theme.tone.error.text : theme.color.textMuted)};
  text-align: end;
`;

const Refusal = styled.p`
  padding-block-end: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.tone.error.text};
`;
