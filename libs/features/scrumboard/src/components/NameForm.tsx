import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { directionFor } from '@ezone/ui/bare-input';
import { TextField } from '@ezone/ui/text-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';

export type NameFormProps = {
  label: string;
  limit: number;
  /** The name that it has so far. @default none */
  name?: string;
  /** The word on its button. @default Add */
  action?: string;
  /** Called with a name that can be taken. Afterwards the field is empty again. */
  onName: (name: string) => void;
  onClose: () => void;
};

/** A name to be written: Enter takes it, Escape or leaving it empty does not. */
export const NameForm = ({ label, limit, name = '', action, onName, onClose }: NameFormProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(name);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onName(text.trim());
        setText('');
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (text.trim() === '' && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <TextField
        autoFocus
        label={label}
        labelHidden
        placeholder={label}
        maxLength={limit}
        dir={directionFor(text)}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <Buttons>
        <Button type="submit" size="dense" variant="primary">
          {action ?? formatMessage(commonMessages.add)}
        </Button>
        <Button size="dense" variant="ghost" onPress={onClose}>
          {formatMessage(commonMessages.cancel)}
        </Button>
      </Buttons>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
`;
