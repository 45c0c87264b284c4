import { useFetchedWhile } from '@ezone/shell/notices/dialog';
import { useFetchAhead } from '@ezone/shell/session/live';
import { useDragOnto, useFileDrop } from '@ezone/ui/dropping';
import { lazyContent } from '@ezone/ui/lazy-content';
import type { RecordListHandle } from '@ezone/ui/record-list';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { filesMessages, filesSentences } from '../messages';
import { isFolder } from '../model/file';
import type { FileEntry, Folder } from '../model/file';
import type { FileActions, Target } from '../useFileActions';
import type { FileCommands } from '../useFileCommands';
import { FileMenu } from './FileMenu';

const loadRename = lazyContent(() => import('./RenameField'));

export type FileAreaProps = {
  rows: readonly FileEntry[] | undefined;
  selected: ReadonlySet<string>;
  mayWrite: boolean;
  /** The folder that is shown. */
  folder: Target;
  /** The folders that it lies in, itself the last. */
  path: readonly Folder[];
  commands: FileCommands;
  actions: FileActions;
  listRef: RefObject<RecordListHandle | null>;
  /** Files were dropped, on a folder among them or on none. */
  onDropped: (transfer: DataTransfer, folderId: string | null) => void;
  children: ReactNode;
};

/** The row that something happened in, where it was none of the controls in it. */
const rowOf = (target: EventTarget): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-list] [data-key]');
  const control = target.closest('button, a, input, label');
  return row && !(control && row.contains(control)) ? row : null;
};

/** What is done over all of the files: dropping, dragging, their menu, Space for the preview, another name in place. */
export const FileArea = ({ rows, selected, folder, path, commands, actions, listRef, ...props }: FileAreaProps) => {
  const { mayWrite, onDropped, children } = props;
  const { formatMessage } = useIntl();
  const areaRef = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{ ids: readonly string[]; x: number; y: number } | null>(null);
  const fileAt = (id: string | null | undefined) => rows?.find((file) => file.id === id);
  const together = (id: string) => (selected.has(id) ? [...selected] : [id]);
  const nameOfFolder = (id: string | null) =>
    id === null
      ? formatMessage(filesMessages.top)
      : ([...path, ...(rows ?? [])].find((one) => one.id === id)?.name ?? folder.name);

  const drop = useFileDrop(mayWrite, (transfer, rowId) => {
    const file = fileAt(rowId);
    onDropped(transfer, file && isFolder(file) ? file.id : null);
  });
  const dragged = useDragOnto(areaRef, {
    takes: (id) => (mayWrite ? together(id) : []),
    folderOf: (id, moved) => {
      const file = fileAt(id);
      return file && isFolder(file) && !moved.includes(id) ? id : null;
    },
    onDrop: (moved, id) => void actions.move(commands.filesOf(moved), { id, name: nameOfFolder(id) }),
  });

  const openMenu = (event: MouseEvent) => {
    const id = rowOf(event.target)?.dataset['key'];
    if (id === undefined) return;
    event.preventDefault();
    setMenu({ ids: together(id), x: event.clientX, y: event.clientY });
  };
  /** The button of a row that opens its menu, where there is no pointer to open it by; it keeps its press to itself. */
  const openMore = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('[data-more]') : null;
    const id = button?.closest<HTMLElement>('[data-key]')?.dataset['key'];
    if (!button || id === undefined) return;
    const { left, bottom } = button.getBoundingClientRect();
    setMenu({ ids: together(id), x: left, y: bottom });
  };
  const pressKey = (event: KeyboardEvent) => {
    const row = rowOf(event.target);
    const file = fileAt(row?.dataset['key']);
    if (!row || !file || event.altKey || event.ctrlKey || event.metaKey) return;
    const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    const isPreview = event.key === ' ' && !event.shiftKey;
    if (!isMenu && !isPreview) return;
    event.preventDefault();
    event.stopPropagation();
    if (isPreview) commands.open(file);
    else {
      const { left, bottom, height } = row.getBoundingClientRect();
      setMenu({ ids: together(file.id), x: left + 24, y: bottom - height / 2 });
    }
  };
  const closeMenu = () => {
    const [id] = menu?.ids ?? [];
    setMenu(null);
    // What was chosen may have taken the focus elsewhere.
    setTimeout(() => {
      if (document.activeElement === document.body) listRef.current?.focus(id);
    });
  };
  const { renamed } = commands;
  useFetchAhead(loadRename);
  const renaming = useFetchedWhile(renamed !== undefined, loadRename, () => {
    commands.endRenaming();
    return () => {
      if (renamed) commands.rename(renamed.id);
    };
  });
  return (
    <Area
      ref={areaRef}
      {...drop.handlers}
      onClickCapture={openMore}
      onContextMenu={openMenu}
      onKeyDownCapture={pressKey}
    >
      {children}
      {drop.isOver && (
        <Over aria-hidden>
          <Upload />
          <strong>{formatMessage(filesMessages.drop)}</strong>
          <span>{formatMessage(filesSentences.dropInto, { folder: folder.name })}</span>
        </Over>
      )}
      {dragged && (
        <Carried aria-hidden style={{ translate: `${String(dragged.x)}px ${String(dragged.y)}px` }}>
          {formatMessage(filesSentences.count, { count: dragged.count })}
        </Carried>
      )}
      {menu && <FileMenu at={menu} items={commands.menuOf(menu.ids)} onClose={closeMenu} />}
      {renamed && renaming && (
        <renaming.RenameField
          key={renamed.id}
          file={renamed}
          onRename={(name) => actions.rename(renamed, name)}
          onClose={() => {
            commands.endRenaming();
            listRef.current?.focus(renamed.id);
          }}
        />
      )}
    </Area>
  );
};

const Area = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;

  [data-key][data-drop-target] {
    outline: 2px solid ${({ theme }) => theme.tone.primary.solid};
    outline-offset: -2px;
  }
`;

const Over = styled.div`
  position: absolute;
  z-index: ${({ theme }) => theme.layer.sticky};
  inset: ${({ theme }) => theme.space(4)};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space(2)};
  border: 2px dashed ${({ theme }) => theme.color.primary};
  border-radius: ${({ theme }) => theme.radius.card};
  background: color-mix(in oklab, ${({ theme }) => theme.color.surface} 85%, transparent);
  pointer-events: none;

  & > svg {
    inline-size: 4rem;
    block-size: 4rem;
    color: ${({ theme }) => theme.tone.primary.text};
  }
`;

/* Follows the pointer, whose place is told from the corner of the screen that does not turn around. */
const Carried = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.snackbar};
  inset: 1.2rem auto auto 1.2rem;
  padding: ${({ theme }) => theme.space(1)} ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.primary};
  color: ${({ theme }) => theme.color.onPrimary};
  box-shadow: ${({ theme }) => theme.elevation[2]};
  pointer-events: none;
`;
