import { useApi } from '@ezone/shell/data/query';
import { useSizeText } from '@ezone/shell/data/files';
import { commonMessages } from '@ezone/shell/notices/words';
import { LazyDetail } from '@ezone/shell/page/list-detail';
import { IconButton } from '@ezone/ui/icon-button';
import { lazyContent } from '@ezone/ui/lazy-content';
import { Tooltip } from '@ezone/ui/tooltip';
import { ViewedPicture, Viewer } from '@ezone/ui/viewer';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { FileIcon } from '../components/FileIcon';
import { filesMessages, typeMessages } from '../messages';
import { previewMessages } from './previewMessages';
import { isFolder, previewKindOf } from '../model/file';
import type { FileEntry } from '../model/file';
import { saveFiles } from '../saveFiles';
import { TextPreview } from './TextPreview';

const loadPdf = lazyContent(async () => (await import('./PdfPreview')).PdfPreview);

export type PreviewDialogProps = {
  file: FileEntry;
  /** Those that it stands among, for the next and the previous one. */
  files: readonly FileEntry[];
  onStep: (id: string) => void;
  onClose: () => void;
};

/** A file over the whole window: seen, read or heard without being saved. */
export const PreviewDialog = ({ file, files, onStep, onClose }: PreviewDialogProps) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { id, name, type, url } = file;
  useEffect(() => {
    // Only notes down when it was: nobody waits for that, and nothing is lost without it.
    api.openFile({ body: { id } }).catch(() => undefined);
  }, [api, id]);
  const seen = files.filter((one) => !isFolder(one));
  const at = seen.findIndex((one) => one.id === id);
  const step = (to: FileEntry | undefined) =>
    to &&
    (() => {
      onStep(to.id);
    });
  const download = formatMessage(filesMessages.download);
  return (
    <Viewer
      title={name}
      icon={<FileIcon type={type} />}
      labels={{
        previous: formatMessage(previewMessages.previous),
        next: formatMessage(previewMessages.next),
        close: formatMessage(commonMessages.close),
      }}
      onPrevious={step(seen[at - 1])}
      onNext={step(seen[at + 1])}
      onClose={onClose}
      actions={
        url !== null && (
          <Tooltip text={download}>
            <IconButton
              icon={<Download />}
              label={download}
              onPress={() => {
                saveFiles([file]);
              }}
            />
          </Tooltip>
        )
      }
    >
      <Content key={id} file={file} />
    </Viewer>
  );
};

/** `MediaError.MEDIA_ERR_NETWORK`. */
const NETWORK_LOST = 2;

/** What is seen of a file; of what the browser cannot show or play, the facts. */
function Content({ file }: { file: FileEntry }) {
  const [isUnplayable, setUnplayable] = useState(false);
  const { name, url } = file;
  const playing = {
    ...{ src: url ?? '', controls: true, 'aria-label': name },
    onError: ({ currentTarget: { error } }: SyntheticEvent<HTMLMediaElement>) => {
      // Where the connection is lost the player stays with what it has.
      if (error?.code !== NETWORK_LOST) setUnplayable(true);
    },
  };
  if (isUnplayable) return <Facts file={file} why={previewMessages.notPlayed} />;
  switch (url === null ? null : previewKindOf(file)) {
    case 'picture':
      return <ViewedPicture src={`${url ?? ''}?size=2048`} alt={name} />;
    case 'audio':
      return <audio {...playing} />;
    case 'video':
      return <Video {...playing} />;
    case 'text':
      return <TextPreview url={url ?? ''} name={name} />;
    case 'pdf':
      return <LazyDetail load={loadPdf} props={{ url: url ?? '', name }} />;
    case null:
      return <Facts file={file} why={url === null ? previewMessages.noBytes : previewMessages.noContent} />;
  }
}

function Facts({ file: { type, size }, why }: { file: FileEntry; why: MessageDescriptor }) {
  const { formatMessage } = useIntl();
  const sizeText = useSizeText();
  return (
    <Shown role="status">
      <FileIcon type={type} size={7.2} />
      <p>{formatMessage(why)}</p>
      <small>
        {formatMessage(typeMessages[type])}
        {size !== null && ` · ${sizeText(size)}`}
      </small>
    </Shown>
  );
}

const Video = styled.video`
  max-inline-size: 100%;
  max-block-size: 100%;
`;

const Shown = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(6)};
  color: ${({ theme }) => theme.color.textMuted};

  & > p {
    margin: 0;
  }
`;
