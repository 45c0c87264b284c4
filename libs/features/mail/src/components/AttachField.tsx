import { Button } from '@ezone/ui/button';
import { Chip } from '@ezone/ui/chip';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { composeMessages, composeSentences } from '../composeMessages';
import type { Attachment } from '../model/mail';
import type { Upload } from '../useAttaching';
import { useSizeText } from './useSizeText';

export type AttachFieldProps = {
  files: readonly Attachment[];
  /** Those on their way to the server. */
  uploads: readonly Upload[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (file: Attachment) => void;
};

/** The files of a mail that is being written. */
export const AttachField = ({ files, uploads, onAdd, onRemove }: AttachFieldProps) => {
  const { formatMessage } = useIntl();
  const sizeText = useSizeText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Place>
      <Button icon={<Paperclip />} size="dense" onPress={() => input.current?.click()}>
        {formatMessage(composeMessages.attach)}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-testid="files"
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {files.length + uploads.length > 0 && (
        <Files role="list" aria-label={formatMessage(composeMessages.attached)}>
          {files.map((file) => (
            <li key={file.url}>
              <Chip
                remove={{
                  label: formatMessage(composeSentences.detach, { name: file.fileName }),
                  onPress: () => {
                    onRemove(file);
                  },
                }}
              >
                {file.fileName} · {sizeText(file.size)}
              </Chip>
            </li>
          ))}
          {uploads.map(({ id, fileName }) => (
            <li key={id} role="status">
              <Chip>
                {fileName} · {formatMessage(composeMessages.uploading)}
              </Chip>
            </li>
          ))}
        </Files>
      )}
    </Place>
  );
};

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;
