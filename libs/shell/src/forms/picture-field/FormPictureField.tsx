import { ApiError } from '@ezone/api-client';
import { Avatar } from '@ezone/ui/avatar';
import { Button } from '@ezone/ui/button';
import { ImagePlus, ImageOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { reasonOf, useApi } from '../../data/query';
import type { NamesOf } from '../NamesOf';
import type { Controls, FormValues } from '../useForm';
import { pictureMessages } from './messages';
import { squarePicture, uploadPicture } from './picture';

/** The types of pictures that the server takes. */
const TYPES = 'image/jpeg,image/png,image/gif,image/webp';

type FormPictureFieldProps<Values extends FormValues> = {
  form: Controls<Values>;
  /** The field that holds the address of the picture, or null. */
  name: NamesOf<Values, string | null> & string;
  /** Whom it shows: their initials stand where there is no picture. */
  called: string;
};

/** The picture of somebody: chosen from a file, which is sent at once, or taken away. */
export const FormPictureField = <Values extends FormValues>({ form, name, called }: FormPictureFieldProps<Values>) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { value, onChange } = form.control<string | null>(name);
  const refuse = (why: MessageDescriptor | undefined) => {
    setProblem([formatMessage(pictureMessages.notSent), why && formatMessage(why)].filter(Boolean).join(' '));
  };
  const send = async (file: File) => {
    setIsSending(true);
    setProblem(undefined);
    try {
      const picture = await squarePicture(file);
      const url = picture && (await uploadPicture(api, picture, file.name));
      if (url === null) refuse(pictureMessages.wrongType);
      else onChange(url);
    } catch (error) {
      const isWrong = error instanceof ApiError && [400, 413, 415].includes(error.statusCode);
      refuse(isWrong ? pictureMessages.wrongType : reasonOf(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Frame>
      <Avatar name={called} size="huge" decorative {...(value && { src: value })} />
      <div>
        <Buttons>
          <Button icon={<ImagePlus />} isPending={isSending} onPress={() => input.current?.click()}>
            {formatMessage(value ? pictureMessages.change : pictureMessages.choose)}
          </Button>
          {value && (
            <Button
              variant="ghost"
              icon={<ImageOff />}
              onPress={() => {
                onChange(null);
              }}
            >
              {formatMessage(pictureMessages.remove)}
            </Button>
          )}
        </Buttons>
        {problem && <Problem role="alert">{problem}</Problem>}
      </div>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        aria-label={formatMessage(pictureMessages.choose)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (file) void send(file);
        }}
      />
    </Frame>
  );
};

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(5)};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

const Problem = styled.p`
  ${({ theme }) => theme.type.caption}
  margin-block-start: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.tone.error.text};
`;
