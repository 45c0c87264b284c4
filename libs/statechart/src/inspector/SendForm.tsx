import { Button } from '@ezone/ui/button';
import { TextArea } from '@ezone/ui/text-field';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { Payload } from '../model/eventFor';
import type { StatechartWords } from '../words';

type SendFormProps = {
  payload: NonNullable<Payload>;
  words: StatechartWords;
  onSend: (payload: NonNullable<Payload>) => void;
  /** Leaves without sending. */
  onLeave: () => void;
};

const isObject = (value: unknown): value is NonNullable<Payload> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an event carries, to be changed before it is sent. */
export const SendForm = ({ payload, words, onSend, onLeave }: SendFormProps) => {
  const [text, setText] = useState(() => JSON.stringify(payload, null, 2));
  const [problem, setProblem] = useState<string>();

  const send = () => {
    try {
      const value: unknown = JSON.parse(text);
      if (isObject(value)) onSend(value);
      else setProblem(words.notObject);
    } catch {
      setProblem(words.notJson);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    if (event.key === 'Escape') onLeave();
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        autoFocus
        dir="ltr"
        spellCheck={false}
        label={words.payload}
        value={text}
        error={problem}
        maxRows={6}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="primary" size="dense">
        {words.send}
      </Button>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space(3)};

  > :first-child {
    inline-size: 100%;
  }

  textarea {
    font-family: ${({ theme }) => theme.font.mono};
    font-size: 1.2rem;
  }
`;
