import { useApi } from '@ezone/shell/data/query';
import { commonMessages } from '@ezone/shell/notices/words';
import { newId } from '@ezone/shell/records';
import { Button } from '@ezone/ui/button';
import { Chip } from '@ezone/ui/chip';
import { IconButton } from '@ezone/ui/icon-button';
import { TextField } from '@ezone/ui/text-field';
import { ImagePlus, Link2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { boardMessages } from '../messages';
import { limits } from '../model/board';
import type { Attachment } from '../model/board';
import { FieldName } from './FieldName';

export type AttachmentsProps = {
  of: { value: Attachment[]; onChange: (attachments: Attachment[]) => void };
  cover: { value: string | null; onChange: (id: string | null) => void };
};

const isAddress = (text: string) => /^https?:\/\/\S+\.?\S*$/i.test(text) && URL.canParse(text);

/** The pictures and links of a card, one picture of which can be its cover. */
export const Attachments = ({ of, cover }: AttachmentsProps) => {
  const { value, onChange } = of;
  const { formatMessage } = useIntl();
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<'noLink' | 'notUploaded' | null>(null);
  const [isSending, setIsSending] = useState(false);
  // More may have been attached while a picture was on its way.
  const latest = useRef(of);
  useEffect(() => {
    latest.current = of;
  });
  const attach = (one: Omit<Attachment, 'id' | 'time'>) => {
    latest.current.onChange([...latest.current.value, { ...one, id: newId(), time: new Date().toISOString() }]);
  };
  const addLink = () => {
    const url = address.trim();
    if (url === '') return;
    if (!isAddress(url)) {
      setProblem('noLink');
      return;
    }
    attach({ name: url.slice(0, limits.attachmentName), type: 'link', src: null, url });
    setAddress('');
    setProblem(null);
  };
  const upload = async (file: File) => {
    setIsSending(true);
    setProblem(null);
    try {
      const body = new FormData();
      body.append('file', file, file.name);
      const { url, type } = await api.createUpload({ body });
      if (type.startsWith('image/'))
        attach({ name: file.name.slice(0, limits.attachmentName), type: 'image', src: url, url: null });
      else setProblem('notUploaded');
    } catch {
      setProblem('notUploaded');
    }
    setIsSending(false);
  };
  return (
    <div>
      <FieldName>{formatMessage(boardMessages.attachments)}</FieldName>
      <List>
        {value.map((one) => (
          <li key={one.id}>
            {one.src != null && <Picture src={one.src} alt="" loading="lazy" />}
            {one.url != null ? (
              <a href={one.url} target="_blank" rel="noreferrer">
                <bdi>{one.name}</bdi>
              </a>
            ) : (
              <bdi>{one.name}</bdi>
            )}
            {one.type === 'image' && (
              <Chip
                pressed={cover.value === one.id}
                tone={cover.value === one.id ? 'primary' : 'neutral'}
                onPress={() => {
                  cover.onChange(cover.value === one.id ? null : one.id);
                }}
              >
                {formatMessage(boardMessages.cover)}
              </Chip>
            )}
            <IconButton
              size="dense"
              icon={<X />}
              label={`${formatMessage(commonMessages.remove)}: ${one.name}`}
              onPress={() => {
                if (cover.value === one.id) cover.onChange(null);
                onChange(value.filter(({ id }) => id !== one.id));
              }}
            />
          </li>
        ))}
      </List>
      {value.length < limits.attachments && (
        <Add>
          <TextField
            label={formatMessage(boardMessages.link)}
            labelHidden
            placeholder={formatMessage(boardMessages.link)}
            size="dense"
            dir="ltr"
            value={address}
            error={problem === 'noLink' ? formatMessage(boardMessages.noLink) : undefined}
            onChange={({ target }) => {
              setAddress(target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addLink();
            }}
          />
          <Button size="dense" icon={<Link2 />} onPress={addLink}>
            {formatMessage(boardMessages.addLink)}
          </Button>
          <Button size="dense" icon={<ImagePlus />} isPending={isSending} onPress={() => input.current?.click()}>
            {formatMessage(boardMessages.addPicture)}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/*"
            aria-label={formatMessage(boardMessages.addPicture)}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void upload(file);
              // The same file may be chosen once more.
              target.value = '';
            }}
          />
        </Add>
      )}
      {problem === 'notUploaded' && <Problem role="alert">{formatMessage(boardMessages.notUploaded)}</Problem>}
    </div>
  );
};

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  margin-block-end: ${({ theme }) => theme.space(2)};

  & > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
    overflow-wrap: anywhere;
  }
`;

const Picture = styled.img`
  flex: none;
  inline-size: 6.4rem;
  block-size: 4.8rem;
  border-radius: ${({ theme }) => theme.radius.control};
  object-fit: cover;
`;

const Add = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(2)};

  & > :first-child {
    flex: 1 1 20rem;
  }
`;

const Problem = styled.p`
  color: ${({ theme }) => theme.tone.error.text};
`;
