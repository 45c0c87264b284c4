import { ApiError } from '@ezone/api-client';
import { useFetched, useFetchedWhile } from '@ezone/shell/notices/dialog';
import { LazyDetail, ListDetailPage, listFields, NothingFound, useListAddress } from '@ezone/shell/page/list-detail';
import { localStore } from '@ezone/shell/data/storage';
import { UnsavedMark } from '@ezone/shell/records';
import { mayAccess, RouteLink, useShownAddress } from '@ezone/shell/routing';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { useFetchAhead } from '@ezone/shell/session/live';
import { useShownUser } from '@ezone/shell/session';
import { EmptyState } from '@ezone/ui/empty-state';
import { lazyContent, useLazyContent } from '@ezone/ui/lazy-content';
import { Link } from '@ezone/ui/link';
import type { RecordListHandle } from '@ezone/ui/record-list';
import { IconButton } from '@ezone/ui/icon-button';
import { useIsPhone } from '@ezone/ui/is-wide';
import { EllipsisVertical, FolderPlus } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { FileArea } from './components/FileArea';
import { FileIcon } from './components/FileIcon';
import { FilesSidebar } from './components/FilesSidebar';
import { HeadTools } from './components/HeadTools';
import { PathBar } from './components/PathBar';
import { filesMessages, filesSentences, orderMessages, typeMessages } from './messages';
import { isFolder } from './model/file';
import type { FileEntry } from './model/file';
import { pathOfFolder, viewAt } from './model/fileView';
import { fileOrders, sortFiles } from './model/sortFiles';
import { useFileActions } from './useFileActions';
import { useFileCommands } from './useFileCommands';
import { useFolder } from './useFolder';
import { useSizeText } from '@ezone/shell/data/files';
import { useUploading } from './useUploading';

const loadDetails = lazyContent(async () => (await import('./components/FileDetails')).FileDetails);
const loadPreview = lazyContent(() => import('./preview/PreviewDialog'));
const loadTarget = lazyContent(async () => (await import('./components/TargetDialog')).TargetDialog);

/** Fetched by those who want tiles. */
const loadTiles = lazyContent(async () => (await import('./components/fileTiles')).fileTiles);

const fields = { q: listFields.text(), sort: listFields.oneOf(fileOrders) };

const TILES_KEY = 'ezone.files.tiles';

/** The folder of the address. */
export const Page = () => {
  const view = viewAt(useLocation().pathname);
  return <FolderPage folderId={view.kind === 'folder' ? view.id : null} />;
};

/** What lies in a folder, or is found in all of them. */
function FolderPage({ folderId }: { folderId: string | null }) {
  const { formatDate, formatMessage, locale } = useIntl();
  const navigate = useNavigate();
  const user = useShownUser();
  const mayWrite = mayAccess('staff', user?.role ?? []);
  const address = useListAddress(pathOfFolder(folderId), fields);
  const listRef = useRef<RecordListHandle>(null);
  const preview = useShownAddress('preview', { onClosed: (last) => listRef.current?.focus(last) });
  const actions = useFileActions();
  const { q, sort } = address.shown;
  const { files, path, found } = useFolder(folderId, q, actions);
  const uploading = useUploading();
  const [areTiles, setTiles] = useState(() => localStore.read(TILES_KEY) === '1');
  const [targeted, setTargeted] = useState<{ files: readonly FileEntry[]; isCopy: boolean }>({
    files: [],
    isCopy: false,
  });
  const choosing = useFetched(loadTarget);
  const previews = useFetchedWhile(preview.id !== null, loadPreview, () => {
    const { id } = preview;
    preview.close();
    return () => {
      if (id !== null) preview.open(id);
    };
  });
  const sizeText = useSizeText();
  useFetchAhead(loadDetails);
  useFetchAhead(loadPreview);

  const here = q === '' ? files.records : found.data;
  const rows = useMemo(() => here && sortFiles(here, sort, locale), [here, sort, locale]);
  const folder = path?.at(-1);
  const title =
    folderId === null ? formatMessage(filesMessages.top) : (folder?.name ?? formatMessage(filesMessages.folder));
  useDocumentTitle(title);

  const open = (file: FileEntry) => {
    if (isFolder(file)) void navigate(pathOfFolder(file.id));
    else preview.open(file.id);
  };
  const commands = useFileCommands({
    ...{ rows, mayWrite, actions, open, listRef },
    selected: address.selected,
    forget: address.forget,
    onDetails: address.open,
    onTarget: (some, isCopy) => {
      setTargeted({ files: some, isCopy });
      void choosing.open();
    },
  });

  const factOf = useCallback(
    (file: FileEntry) => (file.size === null ? formatMessage(typeMessages[file.type]) : sizeText(file.size)),
    [formatMessage, sizeText],
  );
  const isSearch = q !== '';
  const isPhone = useIsPhone();
  const more = formatMessage(filesMessages.menu);
  const { unsavedOf } = files;
  const markOf = useCallback(
    ({ id }: FileEntry) => {
      const unsaved = unsavedOf(id);
      return unsaved && <UnsavedMark unsaved={unsaved} />;
    },
    [unsavedOf],
  );
  const row = useCallback(
    (file: FileEntry) => {
      const date = formatDate(file.modified, { dateStyle: 'medium' });
      const facts = [factOf(file), ...(isPhone ? [date] : []), ...(isSearch ? [file.location] : [])].join(' · ');
      const mark = markOf(file);
      return {
        avatar: <FileIcon type={file.type} />,
        primary: <bdi data-name>{file.name}</bdi>,
        secondary: <bdi>{facts}</bdi>,
        // A finger has no buttons in the row: all of them are in a menu.
        ...(isPhone ? { icons: <More label={more} mark={mark} /> } : { meta: date, icons: mark }),
      };
    },
    [factOf, formatDate, isPhone, isSearch, markOf, more],
  );
  const [tileParts] = useLazyContent(loadTiles, areTiles);
  const tiles = useMemo(
    () =>
      areTiles && tileParts.is === 'there'
        ? tileParts.part(factOf, (file) => {
            const mark = markOf(file);
            return isPhone ? <More label={more} mark={mark} /> : mark;
          })
        : undefined,
    [areTiles, factOf, isPhone, markOf, more, tileParts],
  );
  const isDrawn = !areTiles || tileParts.is !== 'loading';

  const upload = (some: readonly File[]) => void uploading.addFiles(folderId, some);
  const isGone = !files.records && files.query.error instanceof ApiError && files.query.error.statusCode === 404;
  const shownFile = rows?.find(({ id }) => id === preview.id);
  return (
    <FileArea
      rows={rows}
      selected={address.selected}
      mayWrite={mayWrite}
      folder={{ id: folderId, name: title }}
      path={path ?? []}
      commands={commands}
      actions={actions}
      listRef={listRef}
      onDropped={(transfer, target) => void uploading.addDropped(target ?? folderId, transfer)}
    >
      <ListDetailPage
        address={address}
        title={title}
        count={rows && formatMessage(isSearch ? filesSentences.found : filesSentences.count, { count: rows.length })}
        searchLabel={formatMessage(filesMessages.search)}
        sort={{
          options: fileOrders.map((id) => ({ id, label: formatMessage(orderMessages[id]) })),
          value: address.values.sort,
          onChange: (id) => {
            address.want({ sort: fileOrders.find((order) => order === id) ?? 'name' });
          },
        }}
        filters={
          <HeadTools
            areTiles={areTiles}
            onTiles={(next) => {
              localStore.write(TILES_KEY, next ? '1' : '0');
              setTiles(next);
            }}
            onFiles={mayWrite ? upload : undefined}
          />
        }
        create={
          mayWrite
            ? {
                label: filesMessages.newFolder,
                icon: <FolderPlus />,
                onPress: () => void commands.makeFolder(folderId, user?.data.displayName ?? ''),
              }
            : undefined
        }
        sidebar={{
          name: formatMessage(filesMessages.places),
          content: <FilesSidebar isTrash={false} mayWrite={mayWrite} />,
        }}
        besideFrom="lg"
        isAside
        above={path && path.length > 0 && <PathBar folders={path} />}
        listRef={listRef}
        rows={isGone ? none : isDrawn ? rows : undefined}
        tiles={tiles}
        textOf={nameOf}
        row={row}
        actions={commands.list}
        onOpen={(id) => {
          const file = rows?.find((one) => one.id === id);
          if (file) open(file);
        }}
        empty={
          isGone && !isSearch ? (
            <EmptyState
              action={
                <Link as={RouteLink} to={pathOfFolder(null)}>
                  {formatMessage(filesMessages.toTop)}
                </Link>
              }
            >
              {formatMessage(filesMessages.folderGone)}
            </EmptyState>
          ) : isSearch && address.search ? (
            <NothingFound search={address.search} />
          ) : (
            <EmptyState icon={<FolderPlus />}>
              {formatMessage(mayWrite ? filesMessages.empty : filesMessages.emptyToRead)}
            </EmptyState>
          )
        }
        query={isSearch ? found : files.query}
        failed={formatMessage(filesMessages.failed)}
        detail={(file) => <LazyDetail load={loadDetails} props={{ file, mayWrite }} />}
      />
      {choosing.opened && (
        <choosing.opened
          files={targeted.files}
          isCopy={targeted.isCopy}
          start={folderId}
          onChoose={(target) => {
            choosing.close();
            void (targeted.isCopy ? actions.copy : actions.move)(targeted.files, target);
          }}
          onClose={choosing.close}
        />
      )}
      {previews && shownFile && (
        <previews.PreviewDialog file={shownFile} files={rows ?? []} onStep={preview.open} onClose={preview.close} />
      )}
    </FileArea>
  );
}

const none: readonly FileEntry[] = [];
const nameOf = ({ name }: FileEntry) => name;

/** Opens the menu of the file that it stands in, which `FileArea` does. */
const More = ({ label, mark }: { label: string; mark: ReactNode }) => (
  <>
    {mark}
    <Spot>
      <IconButton icon={<EllipsisVertical />} label={label} data-more />
    </Spot>
  </>
);

/* In the middle of the row, whose lines it does not push apart. */
const Spot = styled.span`
  margin-block: -1.2rem;
  margin-inline-end: -1.2rem;

  [data-aside] & {
    translate: 0 1rem;
  }
`;
