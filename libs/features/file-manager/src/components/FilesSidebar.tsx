import { useApi } from '@ezone/shell/data/query';
import { ListSidebar } from '@ezone/shell/page/list-detail';
import { useQuery } from '@tanstack/react-query';
import { Files, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { filesMessages, filesSentences } from '../messages';
import { pathOfFolder, pathOfView } from '../model/fileView';
import { useSizeText } from '@ezone/shell/data/files';

type FilesSidebarProps = {
  isTrash: boolean;
  /** The trash is for those who put something there. */
  mayWrite: boolean;
};

/** The files and their trash, and how much room all of it takes. */
export const FilesSidebar = ({ isTrash, mayWrite }: FilesSidebarProps) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const sizeText = useSizeText();
  const { data } = useQuery({
    queryKey: ['file-manager-app/summary'],
    queryFn: ({ signal }) => api.getFileSummary({ signal }),
    // It says itself that it is not there.
    meta: { suppressToast: true },
  });
  return (
    <>
      <ListSidebar
        label={formatMessage(filesMessages.places)}
        sections={[
          {
            id: 'places',
            links: [
              { to: pathOfFolder(null), label: formatMessage(filesMessages.top), icon: <Files />, isCurrent: !isTrash },
              ...(mayWrite
                ? [
                    {
                      to: pathOfView({ kind: 'trash' }),
                      label: formatMessage(filesMessages.trash),
                      icon: <Trash2 />,
                      isCurrent: isTrash,
                    },
                  ]
                : []),
            ],
          },
        ]}
      />
      {data && (
        <Room aria-label={formatMessage(filesMessages.room)}>
          <Bar aria-hidden>
            <Used $isScarce={data.used > data.quota * 0.9} style={{ inlineSize: percentOf(data) }} />
          </Bar>
          <p>{formatMessage(filesSentences.used, { used: sizeText(data.used), quota: sizeText(data.quota) })}</p>
        </Room>
      )}
    </>
  );
};

const percentOf = ({ used, quota }: { used: number; quota: number }) =>
  `${String(Math.min(100, (100 * used) / Math.max(1, quota)))}%`;

const Bar = styled.div`
  overflow: hidden;
  block-size: 0.6rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.tone.neutral.tint};
`;

const Used = styled.div<{ $isScarce: boolean }>`
  block-size: 100%;
  border-radius: inherit;
  background: ${({ theme, $isScarce }) => theme.tone[$isScarce ? 'warning' : 'primary'].solid};
`;

const Room = styled.section`
  margin-block-start: ${({ theme }) => theme.space(6)};
  padding-inline: ${({ theme }) => theme.space(3)};

  & > p {
    margin: ${({ theme }) => theme.space(2)} 0 0;
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
