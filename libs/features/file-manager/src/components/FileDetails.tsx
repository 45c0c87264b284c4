import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { useToast } from '@ezone/shell/notices/toast';
import { newId } from '@ezone/shell/records';
import { IconButton } from '@ezone/ui/icon-button';
import { Skeleton } from '@ezone/ui/skeleton';
import { Tooltip } from '@ezone/ui/tooltip';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Download, History } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '@ezone/shell/notices/words';
import { filesMessages, typeMessages } from '../messages';
import { detailsMessages, detailsSentences } from './detailsMessages';
import { isFolder } from '../model/file';
import type { FileEntry, FileVersion } from '../model/file';
import { saveFiles } from '../saveFiles';
import { isOfFiles } from '../model/folderCollections';
import { useSizeText } from '@ezone/shell/data/files';
import { FileIcon } from './FileIcon';

const atTime = { dateStyle: 'medium', timeStyle: 'short' } as const;

export type FileDetailsProps = { file: FileEntry; mayWrite: boolean };

/** All that is known of a file: its picture, its facts and the contents that it has had. */
export const FileDetails = ({ file, mayWrite }: FileDetailsProps) => {
  const { formatDate, formatMessage } = useIntl();
  const sizeText = useSizeText();
  const { type, size, owner, location, modified, opened, created, offline, preview, extention } = file;
  const kind = formatMessage(typeMessages[type]);
  const facts: readonly (readonly [keyof typeof detailsMessages, string])[] = [
    ['type', extention === '' ? kind : `${kind} (${extention})`],
    ...(size === null ? [] : [['size', sizeText(size)] as const]),
    ['location', location],
    ['owner', owner],
    ['modified', formatDate(modified, atTime)],
    ['opened', formatDate(opened, atTime)],
    ['created', formatDate(created, atTime)],
    ['offline', formatMessage(offline ? detailsMessages.yes : detailsMessages.no)],
  ];
  return (
    <>
      <Picture>
        {preview === null ? (
          <FileIcon type={type} size={7.2} />
        ) : (
          <img src={preview} alt={formatMessage(filesMessages.preview)} />
        )}
      </Picture>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{formatMessage(detailsMessages[name])}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </Facts>
      {!isFolder(file) && file.versions > 0 && <Versions file={file} mayWrite={mayWrite} />}
    </>
  );
};

/** The contents that a file has had, the latest first. */
function Versions({ file: { id, name, versions: count }, mayWrite }: FileDetailsProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const query = useQuery({
    queryKey: ['file-manager-app/versions', id, count],
    queryFn: ({ signal }) => api.listFileVersions({ query: { fileId: id }, signal }),
    meta: { suppressToast: true },
  });
  const { mutate: restore, isPending } = useMutation({
    mutationFn: (versionId: string) =>
      api.restoreFileVersion({ body: { fileId: id, versionId }, idempotencyKey: newId() }),
    onSuccess: () => {
      toast.show({ variant: 'success', message: formatMessage(detailsMessages.versionRestored) });
      return client.invalidateQueries({ predicate: isOfFiles });
    },
  });
  return (
    <section aria-labelledby="file-versions">
      <Title id="file-versions">{formatMessage(detailsMessages.versions)}</Title>
      <QueryView
        query={query}
        loading={formatMessage(commonMessages.loading)}
        failed={formatMessage(commonMessages.notLoaded)}
        skeleton={<Skeleton width="100%" height="4.8rem" />}
      >
        {(versions) => (
          <List>
            {versions.map((version) => (
              <Version
                key={version.id}
                version={version}
                name={name}
                onRestore={
                  mayWrite && !isPending
                    ? () => {
                        restore(version.id);
                      }
                    : undefined
                }
              />
            ))}
          </List>
        )}
      </QueryView>
    </section>
  );
}

type VersionProps = { version: FileVersion; name: string; onRestore: (() => void) | undefined };

function Version({ version: { created, size, author, url, isCurrent }, name, onRestore }: VersionProps) {
  const { formatDate, formatMessage } = useIntl();
  const sizeText = useSizeText();
  const restore = formatMessage(detailsMessages.restoreVersion);
  const download = formatMessage(filesMessages.download);
  return (
    <li>
      <span>
        <span>{formatDate(created, atTime)}</span>
        <small>{formatMessage(detailsSentences.versionBy, { size: sizeText(size), author })}</small>
      </span>
      {isCurrent && <Check role="img" aria-label={formatMessage(detailsMessages.current)} />}
      {!isCurrent && onRestore && (
        <Tooltip text={restore}>
          <IconButton icon={<History />} label={restore} onPress={onRestore} />
        </Tooltip>
      )}
      <Tooltip text={download}>
        <IconButton
          icon={<Download />}
          label={download}
          onPress={() => {
            saveFiles([{ url, name }]);
          }}
        />
      </Tooltip>
    </li>
  );
}

const Picture = styled.div`
  display: grid;
  place-items: center;
  block-size: 16rem;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface2};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  margin-block: ${({ theme }) => theme.space(5)};

  & > div {
    display: grid;
    grid-template-columns: 10rem 1fr;
    gap: ${({ theme }) => theme.space(2)};
  }

  dt {
    color: ${({ theme }) => theme.color.textMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Title = styled.h3`
  margin: 0 0 ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.type.cardTitle}
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(1)};
    min-block-size: 4.8rem;
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
  }

  & > li > span {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }

  & > li > svg {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
    margin-inline: ${({ theme }) => theme.space(2)};
    color: ${({ theme }) => theme.tone.success.text};
  }

  small {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
