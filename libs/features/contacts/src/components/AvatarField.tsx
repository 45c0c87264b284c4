import { ApiError } from '@ezone/api-client';
import { reasonOf, useApi } from '@ezone/shell/data/query';
import type { Controls } from '@ezone/shell/forms';
import { Avatar } from '@ezone/ui/avatar';
import { Button } from '@ezone/ui/button';
import { ImagePlus, ImageOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { pictureMessages } from '../messages';
import type { ContactContent } from '../model/contact';
import { nameOf } from '../model/contact';
import { squarePicture, uploadPicture } from '../model/picture';

/** The types of pictures that the server takes. */
const TYPES = 'image/jpeg,image/png,image/gif,image/webp';

/** The picture of a contact: chosen from a file, which is sent at once, or taken away. */
export const AvatarField = ({ form }: { form: Controls<ContactContent> }) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { value, onChange } = form.control<string | null>('avatar');
  const valueOf = (name: 'name' | 'lastName' | 'nickname' | 'company' | 'email' | 'phone') =>
    form.control<string>(name).value;
  const called = nameOf({
    ...{ name: valueOf('name'), lastName: valueOf('lastName'), nickname: valueOf('nickname') },
    ...{ company: valueOf('company'), email: valueOf('email'), phone: valueOf('phone') },
  });
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
