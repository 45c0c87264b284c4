import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { Skeleton } from '@ezone/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Folder as FolderSign } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import styled from 'styled-components';
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

type Node = { id: string; name: string; children: Node[] };

/** The folders as a tree below the top, without these and what lies in them. */
const treeOf = (folders: readonly Folder[], without: ReadonlySet<string>, top: string): Node => {
  const byParent = Map.groupBy(folders, ({ folderId }) => folderId);
  const childrenOf = (id: string | null): Node[] =>
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
          <Folders
            aria-label={formatMessage(filesMessages.foldersOf)}
            selectionMode="single"
            selectionBehavior="replace"
            disallowEmptySelection
            autoFocus="first"
            defaultExpandedKeys={upFrom(known, start)}
            selectedKeys={[chosen]}
            onSelectionChange={(keys) => {
              const [key] = keys === 'all' ? [] : [...keys];
              if (key !== undefined) setChosen(String(key));
            }}
          >
            {drawNode(treeOf(known, new Set(isCopy ? [] : files.map(({ id }) => id)), top))}
          </Folders>
        )}
      </QueryView>
    </Dialog>
  );
};

const drawNode = ({ id, name, children }: Node) => (
  <TreeItem key={id} id={id} textValue={name}>
    <TreeItemContent>
      <Line>
        {children.length > 0 ? (
          <Chevron slot="chevron">
            <ChevronRight />
          </Chevron>
        ) : (
          <NoChevron />
        )}
        <FolderSign aria-hidden />
        <bdi>{name}</bdi>
      </Line>
    </TreeItemContent>
    {children.map(drawNode)}
  </TreeItem>
);

const Folders = styled(Tree)`
  max-block-size: 40rem;
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.control};

  & [role='row'] {
    --indent: calc((var(--tree-item-level) - 1) * 1.6rem);
    padding-inline-start: min(var(--indent), 8rem);
    outline: none;
    cursor: pointer;

    &[data-hovered] {
      background: ${({ theme }) => theme.color.hover};
    }

    &[data-selected] {
      background: ${({ theme }) => theme.tone.primary.tint};
    }

    &[data-focus-visible] {
      outline: 2px solid ${({ theme }) => theme.color.focus};
      outline-offset: -2px;
    }
  }

  & svg {
    flex: none;
    inline-size: 1.8rem;
    block-size: 1.8rem;
  }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 3.6rem;

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

const Chevron = styled(AriaButton)`
  display: grid;
  place-items: center;
  inline-size: 3.2rem;
  block-size: 3.2rem;
  border: 0;
  background: none;
  color: inherit;

  [role='row'][aria-expanded='true'] & > svg {
    rotate: 90deg;
  }

  [dir='rtl'] [role='row'][aria-expanded='false'] & > svg {
    scale: -1 1;
  }
`;

const NoChevron = styled.span`
  inline-size: 3.2rem;
`;
