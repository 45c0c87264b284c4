import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { Skeleton } from '@ezone/ui/skeleton';
import { TreeList } from '@ezone/ui/tree-list';
import type { TreeNode } from '@ezone/ui/tree-list';
import { useQuery } from '@tanstack/react-query';
import { Folder as FolderSign } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { filesMessages } from '../messages';
import type { FileEntry, Folder } from '../model/file';
import type { Target } from '../useFileActions';

export type TargetDialogProps = {
  /** What goes there. Folders cannot go into themselves. */
  files: readonly FileEntry[];
  isCopy: boolean;
  /** The folder that is shown: the tree is open down to it. */
  start: string | null;
  onChoose: (target: Target) => void;
  onClose: () => void;
};

const TOP = 'top';

/** The folders as a tree below the top, without these and what lies in them. */
const treeOf = (folders: readonly Folder[], without: ReadonlySet<string>, top: string): TreeNode => {
  const byParent = Map.groupBy(folders, ({ folderId }) => folderId);
  const childrenOf = (id: string | null): TreeNode[] =>
    (byParent.get(id) ?? [])
      .filter((folder) => !without.has(folder.id))
      .map((folder) => ({ id: folder.id, name: folder.name, children: childrenOf(folder.id) }));
  return { id: TOP, name: top, children: childrenOf(null) };
};

/** A folder and those that it lies in. */
const upFrom = (folders: readonly Folder[], id: string | null): string[] => {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: string[] = [TOP];
  for (let at = id; at !== null; at = byId.get(at)?.folderId ?? null) path.push(at);
  return path;
};

/** Asks for the folder that files are moved or copied to, in the tree of all folders. */
export const TargetDialog = ({ files, isCopy, start, onChoose, onClose }: TargetDialogProps) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const query = useQuery({
    queryKey: ['file-manager-app/folders'],
    queryFn: ({ signal }) => api.listFolders({ signal }),
    meta: { suppressToast: true },
  });
  const [chosen, setChosen] = useState<string>(start ?? TOP);
  const top = formatMessage(filesMessages.top);
  const folders = query.data;
  const isHere = !isCopy && files.every(({ folderId }) => (folderId ?? TOP) === chosen);
  const choose = () => {
    const name = chosen === TOP ? top : (folders?.find(({ id }) => id === chosen)?.name ?? '');
    onChoose({ id: chosen === TOP ? null : chosen, name });
  };
  return (
    <Dialog
      open
      title={formatMessage(isCopy ? filesMessages.copyTo : filesMessages.moveTo)}
      closeLabel={formatMessage(commonMessages.close)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(commonMessages.cancel)}</Button>
          <Button variant="primary" isDisabled={!folders || isHere} onPress={choose}>
            {formatMessage(isCopy ? filesMessages.copyHere : filesMessages.moveHere)}
          </Button>
        </>
      }
    >
      <QueryView
        query={query}
        loading={formatMessage(commonMessages.loading)}
        failed={formatMessage(commonMessages.notLoaded)}
        skeleton={<Skeleton width="100%" height="16rem" />}
      >
        {(known) => (
          <TreeList
            label={formatMessage(filesMessages.foldersOf)}
            root={treeOf(known, new Set(isCopy ? [] : files.map(({ id }) => id)), top)}
            expanded={upFrom(known, start)}
            selected={chosen}
            onSelect={setChosen}
            icon={<FolderSign aria-hidden />}
            autoFocus
          />
        )}
      </QueryView>
    </Dialog>
  );
};
