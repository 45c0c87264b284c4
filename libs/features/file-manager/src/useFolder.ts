import { useApi } from '@ezone/shell/data/query';
import { useRecords } from '@ezone/shell/records';
import { useRecordsChanged } from '@ezone/shell/session/live';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FILES, filesIn, isOfFiles } from './model/folderCollections';
import type { FileActions } from './useFileActions';

/** How many files a search answers at most. */
const MOST_FOUND = 100;

/**
 * What lies in a folder, the folders that it lies in, and what is found in all of them; all of it follows what others change.
 * @param q what is searched for, empty where nothing is
 */
export function useFolder(folderId: string | null, q: string, { followOwn }: FileActions) {
  const api = useApi();
  const client = useQueryClient();
  const files = useRecords(filesIn(folderId));
  const path = useQuery({
    queryKey: ['file-manager-app/path', folderId],
    queryFn: ({ signal }) => (folderId === null ? [] : api.getFolderPath({ query: { folderId }, signal })),
    meta: { suppressToast: true },
  });
  const found = useQuery({
    queryKey: ['file-manager-app/search', q],
    queryFn: ({ signal }) => api.searchFiles({ query: { q, limit: MOST_FOUND }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  useRecordsChanged(FILES, () => client.invalidateQueries({ predicate: isOfFiles }));
  useEffect(() => followOwn(), [followOwn]);
  return { files, path: path.data, found };
}
