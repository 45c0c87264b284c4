import { saveFiles } from './saveFiles';
import { useShownKeys } from '@ezone/shell/page/list-detail';
import type { ListAction } from '@ezone/shell/page/list-detail';
import { useKeys } from '@ezone/shell/panels/keyboard';
import type { KeyBinding } from '@ezone/shell/panels/keyboard';
import type { RecordListHandle } from '@ezone/ui/record-list';
import { Copy, Download, FolderInput, FolderOpen, Info, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { FileMenuItem } from './components/FileMenu';
import { filesMessages } from './messages';
import { isFolder } from './model/file';
import type { FileEntry } from './model/file';
import type { FileActions } from './useFileActions';

type Options = {
  rows: readonly FileEntry[] | undefined;
  selected: ReadonlySet<string>;
  /** Selects these no more: they leave the list. */
  forget: (ids: readonly string[]) => void;
  mayWrite: boolean;
  actions: FileActions;
  /** Opens a folder, or the preview of a file. */
  open: (file: FileEntry) => void;
  onDetails: (id: string) => void;
  /** A folder has to be chosen for these. */
  onTarget: (files: readonly FileEntry[], isCopy: boolean) => void;
  listRef: RefObject<RecordListHandle | null>;
};

const noKeys: readonly KeyBinding[] = [];

/** What can be done with files: by keys, over a selection, in rows and in the menu of a file. */
export function useFileCommands({ rows, selected, mayWrite, actions, open, onTarget, listRef, ...address }: Options) {
  const { formatMessage } = useIntl();
  const shownKey = useShownKeys();
  /** The file that gets another name. */
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const filesOf = (ids: readonly string[]) => {
    const wanted = new Set(ids);
    return rows?.filter(({ id }) => wanted.has(id)) ?? [];
  };
  const list: ListAction[] = [
    {
      id: 'details',
      label: filesMessages.details,
      icon: <Info />,
      keys: 'i',
      places: ['row'],
      run: ([id]) => {
        if (id !== undefined) address.onDetails(id);
      },
    },
    {
      id: 'download',
      label: filesMessages.download,
      icon: <Download />,
      keys: 'd',
      run: (ids) => {
        saveFiles(filesOf(ids));
      },
    },
    ...(mayWrite
      ? ([
          {
            id: 'rename',
            label: filesMessages.rename,
            icon: <Pencil />,
            keys: 'F2',
            places: [],
            run: ([id]) => {
              if (id !== undefined) setRenamedId(id);
            },
          },
          {
            id: 'move',
            label: filesMessages.moveTo,
            icon: <FolderInput />,
            keys: 'm',
            places: ['selection', 'detail'],
            run: (ids) => {
              onTarget(filesOf(ids), false);
            },
          },
          {
            id: 'copy',
            label: filesMessages.copyTo,
            icon: <Copy />,
            places: ['selection', 'detail'],
            run: (ids) => {
              onTarget(filesOf(ids), true);
            },
          },
          {
            id: 'remove',
            label: filesMessages.toTrash,
            icon: <Trash2 />,
            keys: '#',
            swipe: 'start',
            tone: 'error',
            isLeaving: true,
            run: (ids) => void actions.remove(filesOf(ids)),
          },
        ] satisfies ListAction[])
      : []),
  ];
  const remove = () => {
    const focused = listRef.current?.focusedId() ?? null;
    const ids = selected.size > 0 ? [...selected] : focused === null ? [] : [focused];
    if (ids.length === 0) return false;
    address.forget(ids);
    void actions.remove(filesOf(ids));
    return true;
  };
  useKeys(
    mayWrite ? [{ keys: 'Delete', label: filesMessages.toTrash, group: 'page', isAlias: true, run: remove }] : noKeys,
  );

  /** The menu of some files: one, or all that are selected. */
  const menuOf = (ids: readonly string[]): FileMenuItem[] => {
    const files = filesOf(ids);
    const [first] = files;
    if (!first) return [];
    const isOne = files.length === 1;
    const opening: FileMenuItem = {
      id: 'open',
      label: formatMessage(isFolder(first) ? filesMessages.open : filesMessages.preview),
      icon: <FolderOpen />,
      shortcut: 'Enter',
      run: () => {
        open(first);
      },
    };
    const possible = list.filter(
      ({ id }) => (isOne || (id !== 'details' && id !== 'rename')) && (id !== 'download' || !files.every(isFolder)),
    );
    return [
      ...(isOne ? [opening] : []),
      ...possible.map(({ id, label, icon, keys, run }) => ({
        ...{ id, label: formatMessage(label), icon, shortcut: shownKey(keys) },
        run: () => {
          run(files.map((file) => file.id));
        },
      })),
    ];
  };

  return {
    list,
    menuOf,
    filesOf,
    open,
    renamed: filesOf([renamedId ?? '']).at(0),
    rename: (id: string) => {
      setRenamedId(id);
    },
    endRenaming: () => {
      setRenamedId(null);
    },
    /** Makes a folder and lets its name be written. */
    makeFolder: async (folderId: string | null, owner: string) => {
      const { id } = await actions.makeFolder(folderId, owner);
      // Its row is drawn first.
      requestAnimationFrame(() => {
        listRef.current?.focus(id);
        requestAnimationFrame(() => {
          setRenamedId(id);
        });
      });
    },
  };
}

/** What can be done with files, for the parts of the page. */
export type FileCommands = ReturnType<typeof useFileCommands>;
