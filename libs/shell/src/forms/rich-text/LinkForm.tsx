import { Button } from '@ezone/ui/button';
import { TextField } from '@ezone/ui/text-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '../../notices/words';
import { richTextMessages } from './messages';

/** The address that was typed, with a protocol; null where it is none. */
const addressIn = (text: string): string | null => {
  const wanted = text.trim();
  const url = URL.parse(/^[a-z]+:/i.test(wanted) ? wanted : `https://${wanted}`);
  const isAllowed = url !== null && ['http:', 'https:', 'mailto:'].includes(url.protocol) && wanted !== '';
  return isAllowed ? url.href : null;
};

/** Asks for the address of a link. */
export const LinkForm = ({ onDone }: { onDone: (address: string) => void }) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const address = addressIn(text);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (address !== null) onDone(address);
      }}
    >
      <TextField
        label={formatMessage(richTextMessages.linkAddress)}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
        autoFocus
        inputMode="url"
        dir="ltr"
        error={isTried && address === null ? formatMessage(richTextMessages.wrongLink) : undefined}
      />
      <Button type="submit" variant="primary">
        {formatMessage(commonMessages.add)}
      </Button>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  justify-items: end;

  & > :first-child {
    justify-self: stretch;
  }
`;
