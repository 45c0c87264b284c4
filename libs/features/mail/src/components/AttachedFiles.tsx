import { useSizeText } from '@ezone/shell/data/files';
import type { Upload } from '@ezone/shell/records';
import { Button } from '@ezone/ui/button';
import { Chip } from '@ezone/ui/chip';
import { Paperclip } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { writingMessages, writingSentences } from '../writingMessages';
import type { Attachment } from '../model/mail';

export type AttachedFilesProps = {
  files: readonly Attachment[];
  /** Those on their way to the server. */
  uploads: readonly Upload[];
  onRemove: (file: Attachment) => void;
};

/** The files of a mail that is being written. It takes no room without any. */
export const AttachedFiles = ({ files, uploads, onRemove }: AttachedFilesProps) => {
  const { formatMessage } = useIntl();
  const sizeText = useSizeText();
  const listRef = useRef<HTMLUListElement>(null);
  const isUploading = uploads.length > 0;
  useEffect(() => {
    // Below a long text nobody would see that a file has come.
    if (isUploading) listRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isUploading]);
  if (files.length === 0 && !isUploading) return null;
  return (
    <Files ref={listRef} role="list" aria-label={formatMessage(writingMessages.attached)}>
      {files.map((file) => (
        <li key={file.url}>
          <Chip
            remove={{
              label: formatMessage(writingSentences.detach, { name: file.fileName }),
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
            {fileName} · {formatMessage(writingMessages.uploading)}
          </Chip>
        </li>
      ))}
    </Files>
  );
};

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
  /* Clear of the foot under it. */
  scroll-margin-block-end: ${({ theme }) => theme.space(18)};
`;

/** Lets choose files for a mail that is being written. */
export const AttachButton = ({ onAdd }: { onAdd: (files: readonly File[]) => void }) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<Paperclip />} onPress={() => input.current?.click()}>
        {formatMessage(writingMessages.attach)}
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
    </>
  );
};
