import { useApi } from '@ezone/shell/data/query';
import { useToast } from '@ezone/shell/notices/toast';
import {
  actionsOn,
  ListDetailPage,
  listFields,
  NothingFound,
  searchRecords,
  useDeleteForGood,
  useListAddress,
} from '@ezone/shell/page/list-detail';
import { mayAccess } from '@ezone/shell/routing';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { useRecordsChanged } from '@ezone/shell/session/live';
import { useShownUser } from '@ezone/shell/session';
import { isolated } from '@ezone/text';
import { EmptyState } from '@ezone/ui/empty-state';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { FilesSidebar } from './components/FilesSidebar';
import { filesMessages, filesSentences } from './messages';
import { pathOfView } from './model/fileView';
import { FILES, isOfFiles } from './model/folderCollections';

type Removed = { id: string; title: string; removed: string };

const fields = { q: listFields.text() };
const atTime = { dateStyle: 'medium', timeStyle: 'short' } as const;
const titleOf = ({ title }: Removed) => title;

/** Files that were removed: they come back to their folders, or go for good. */
export const Page = () => {
  const { formatDate, formatMessage } = useIntl();
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const mayWrite = mayAccess('staff', useShownUser()?.role ?? []);
  const address = useListAddress(pathOfView({ kind: 'trash' }), fields);
  const query = useQuery({
    queryKey: ['file-manager-app/trash'],
    queryFn: ({ signal }) => api.listTrash({ query: { list: FILES }, signal }),
    refetchOnMount: 'always',
  });
  const refetch = () => client.invalidateQueries({ predicate: isOfFiles });
  useRecordsChanged(FILES, refetch);
  const title = formatMessage(filesMessages.trash);
  useDocumentTitle(title);
  const all = query.data;
  const { q } = address.shown;
  const rows = useMemo(() => all && searchRecords(all, q, titleOf), [all, q]);

  const { mutate: restore } = useMutation({
    mutationFn: async (some: readonly Removed[]) => {
      await api.restoreFromTrash({ body: { list: FILES, ids: some.map(({ id }) => id) } });
      await refetch();
    },
    onSuccess: (_, some) => {
      const name = isolated(some[0]?.title ?? '');
      toast.show({
        variant: 'success',
        message: formatMessage(filesSentences.restored, { count: some.length, name }),
      });
    },
  });
  const deleteForGood = useDeleteForGood<Removed>({
    list: FILES,
    send: (ids) => api.deleteFromTrash({ body: { list: FILES, ids } }),
    refetch,
    nameOf: ({ title: name }) => isolated(name),
    label: filesMessages.deleteForGood,
    ask: filesSentences.askDelete,
    done: filesSentences.deleted,
  });
  const row = useCallback(
    ({ title: name, removed }: Removed) => ({
      avatar: <Trash2 aria-hidden />,
      primary: <bdi>{name}</bdi>,
      secondary: `${formatMessage(filesMessages.removed)}: ${formatDate(removed, atTime)}`,
    }),
    [formatDate, formatMessage],
  );
  const read = (ids: readonly string[]) => {
    const wanted = new Set(ids);
    return all?.filter(({ id }) => wanted.has(id)) ?? [];
  };
  const recordActions: readonly Parameters<ReturnType<typeof actionsOn<Removed>>>[0][] = mayWrite
    ? [
        {
          id: 'restore',
          label: filesMessages.restore,
          icon: <ArchiveRestore />,
          keys: 'u',
          isLeaving: true,
          swipe: 'end',
          run: (some) => {
            restore(some);
          },
        },
        deleteForGood,
      ]
    : [];
  return (
    <ListDetailPage
      address={address}
      title={title}
      count={rows && formatMessage(filesSentences.count, { count: rows.length })}
      searchLabel={formatMessage(filesMessages.searchTrash)}
      sidebar={{ name: formatMessage(filesMessages.places), content: <FilesSidebar isTrash mayWrite={mayWrite} /> }}
      besideFrom="lg"
      isAside
      rows={rows}
      all={all}
      textOf={titleOf}
      row={row}
      actions={recordActions.map(actionsOn(read))}
      empty={
        q !== '' && address.search ? (
          <NothingFound search={address.search} />
        ) : (
          <EmptyState icon={<Trash2 />}>{formatMessage(filesMessages.emptyTrash)}</EmptyState>
        )
      }
      query={query}
      failed={formatMessage(filesMessages.failed)}
      detail={({ removed }) => (
        <p>
          {formatMessage(filesMessages.removed)}: {formatDate(removed, atTime)}
        </p>
      )}
    />
  );
};
