import { commonMessages } from '../../notices/words';
import { useIsWide } from '@ezone/ui/is-wide';
import { useLayer } from '@ezone/ui/layers';
import { lazyContent } from '@ezone/ui/lazy-content';
import { RecordList } from '@ezone/ui/record-list';
import type { ListedRecord, RecordListHandle, RecordRow, RecordTiles, RowDensity } from '@ezone/ui/record-list';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { QueryFailed, useRetry } from '../../data/query-view';
import type { ShownQuery } from '../../data/query-view';
import { PanelContent } from '../../panels/panel';
import { RemovedNote, useRecordsStoreIfAny } from '../../records';
import { useCreateAsked } from '../../routing';
import { useDocumentTitle } from '../../routing/document';
import { useFetchAhead } from '../../session/live';
import { PagePanes } from '../page-layout';
import type { PageSidebar } from '../page-layout';
import { DetailBar } from './DetailBar';
import { DetailPane, NoDetail } from './DetailPane';
import type { ListAction } from './ListAction';
import { ListHeader } from './ListHeader';
import type { ListHeaderProps } from './ListHeader';
import { listMessages } from './messages';
import { useHasRoom, useIsCrowded } from './useHasRoom';
import type { BesideFrom, DetailSize } from './useHasRoom';
import type { ListPlace } from './useListAddress';
import { useListFocus } from './useListFocus';
import { useListKeys } from './useListKeys';
import { useOpenRecord } from './useOpenRecord';
import { useRecordActions } from './useRecordActions';

/** Most visits select nothing. */
const loadSelectionBar = lazyContent(async () => (await import('./SelectionBar')).SelectionBar);

export type ListDetailPageProps<T extends ListedRecord> = PageProps<T> & (Closing<T> | Keeping<T>);

/** What becomes of the open record where it is not there any more: nothing is shown in its place. */
type Closing<T> = {
  /**
   * All records, before search and filters. A record stays selected as long as it is among them, and any of them can be
   * open. @default rows
   */
  all?: readonly T[] | undefined;
  bringBack?: undefined;
};

/** It stays open as it was last seen, and can be written in. */
type Keeping<T> = {
  /** As above, and needed: a record that a search hides is not removed. */
  all: readonly T[] | undefined;
  /** Brings back the open record where it was removed in another tab or on another device: that of `useRecords`. */
  bringBack: ((record: T) => void) | undefined;
};

type PageProps<T extends ListedRecord> = ListHeaderProps & {
  /** Of `useListAddress`. */
  address: ListPlace;
  /** The records to show: found, filtered and sorted by `address.shown`. Undefined while nothing is known. */
  rows: readonly T[] | undefined;
  /** The open record where it is not among all, as one that was removed elsewhere while somebody wrote in it: `recordOf` of `useRecords`. */
  recordOf?: (id: string) => T | undefined;
  /** Whether a record that is among all is in the trash, and nowhere in this list. */
  isRemoved?: ((record: T) => boolean) | undefined;
  /** A record in plain words: the name of its row, and the title over it and of the tab when it is open. Keep it with `useCallback`. */
  textOf: (record: T) => string;
  /** What a row shows. Keep it with `useCallback`: all rows in view are drawn again for another function. */
  row: (record: T) => RecordRow;
  /** @default 'comfortable' */
  density?: RowDensity;
  /** Draws tiles in place of rows, as for pictures. */
  tiles?: RecordTiles<T> | undefined;
  /** What a press or Enter does with a record of the list. @default opens it, as `address.open` does */
  onOpen?: ((id: string) => void) | undefined;
  /** Folders, filters, labels: beside the list from lg up, a drawer below. */
  sidebar?: Omit<PageSidebar, 'isTemporary'> | undefined;
  /**
   * From which width of the screen on the open record stands beside the list: `xl` is 1920 px; `lg` is 1280 px, and the
   * sidebar is a drawer below 1440 px then, below 1600 px beside a form. @default 'xl'
   */
  besideFrom?: BesideFrom;
  /** What is said of a record is an addition to its list, 320 px wide, and there only while it is asked for. @default false */
  isAside?: boolean;
  /**
   * How wide the open record is beside the list from `lg` up: `rest` is all that a narrow list leaves, for what is read; `sheet` is some 400 px,
   * for a form, and the list has the rest. @default 'rest'
   */
  detailSize?: DetailSize;
  /** What can be done with records. */
  actions?: readonly ListAction[];
  /** Puts rows that were dragged before another one, or last. Without it they cannot be dragged, as while a search is shown. */
  onReorder?: ((moved: readonly string[], before: string | null) => void) | undefined;
  /** What stands above the rows and does not scroll with them, such as a line to add one. */
  above?: ReactNode;
  /** What stands there where there are no rows: nothing yet, or nothing found. */
  empty: ReactNode;
  /** Of the records, as of `useRecords`: why they could not be loaded, said while there are no rows. */
  query?: ShownQuery<unknown> | undefined;
  /** What happened where they could not be loaded. @default "This could not be loaded." */
  failed?: string | undefined;
  /** What the app can do with the list, such as leading to a row. */
  listRef?: RefObject<RecordListHandle | null>;
  /** The open record has its title in it to be written (`FormTitleField`): over it, screen readers alone have it. @default false */
  isTitleWritten?: boolean;
  /** The open record, under its title. It is mounted anew for each record. */
  detail: (record: T) => ReactNode;
};

const noActions: readonly ListAction[] = [];
const noQuery: ShownQuery<unknown> = { data: null, error: null, isFetching: false, refetch: () => undefined };

/**
 * A list and the open record: side by side where there is room, otherwise one at a time; each has an address. The app gives
 * rows, fields and sentences. The page handles selection, keys, focus, going back and screen sizes.
 */
export const ListDetailPage = <T extends ListedRecord>({
  address,
  rows,
  all = rows,
  recordOf,
  bringBack,
  isRemoved,
  textOf,
  row,
  density,
  tiles,
  onOpen = address.open,
  sidebar,
  besideFrom = 'xl',
  isAside = false,
  detailSize = 'rest',
  actions = noActions,
  onReorder,
  above,
  empty,
  query = noQuery,
  failed,
  listRef: givenListRef,
  isTitleWritten = false,
  detail,
  ...header
}: ListDetailPageProps<T>) => {
  const { formatMessage } = useIntl();
  const store = useRecordsStoreIfAny();
  const hasRoom = useHasRoom(besideFrom);
  const isCrowded = useIsCrowded(besideFrom, detailSize);
  const isWide = useIsWide();
  const ownListRef = useRef<RecordListHandle>(null);
  const listRef = givenListRef ?? ownListRef;
  const searchRef = useRef<SearchFieldHandle>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const detailRef = useRef<HTMLElement>(null);

  const { openId } = address;
  const isAlone = openId !== null && !hasRoom;
  const size = isAside ? 'aside' : besideFrom === 'lg' ? detailSize : 'half';
  const existing = useMemo(() => all && new Map(all.map((record) => [record.id, record])), [all]);
  const selected = useMemo(
    () => (existing ? new Set([...address.selected].filter((id) => existing.has(id))) : address.selected),
    [address.selected, existing],
  );
  useFetchAhead(loadSelectionBar);
  const { error, retry } = useRetry(query);
  const place = rows?.findIndex(({ id }) => id === openId) ?? -1;
  const focus = useListFocus({ openId, hasRoom, listRef, headingRef });

  const present = openId === null ? undefined : (existing?.get(openId) ?? recordOf?.(openId));
  const { open, isGone, onLeave } = useOpenRecord({
    ...{ openId, present, isKept: bringBack !== undefined, isRemoved },
    wasRemovedHere: openId !== null && (store?.records.wasRemovedHere(openId) ?? false),
  });
  useDocumentTitle(open ? textOf(open) : null);
  const neighbour = (by: 1 | -1) => (place < 0 ? undefined : rows?.[place + by]);
  const stepTo = (by: 1 | -1) => {
    const next = neighbour(by);
    if (!next) return false;
    address.step(next.id);
    return true;
  };
  const clear = () => {
    address.select(new Set());
    focus.toList();
  };
  const { act, subjects, buttonsIn, swipes } = useRecordActions({
    ...{ actions, address, selected, rows, isAlone, focus, listRef, detailRef, onLeave },
    goOnAfter: () => (neighbour(1) ?? neighbour(-1))?.id,
  });

  /** What was searched for with Enter: the first that is found is opened, once it is. */
  const goalRef = useRef<string | null>(null);
  const found = address.search?.found;
  const openGoal = () => {
    if (goalRef.current === null || goalRef.current !== found || !rows) return;
    const [first] = goalRef.current === '' ? [] : rows;
    goalRef.current = null;
    if (first) onOpen(first.id);
  };
  const openFound = useEffectEvent(openGoal);
  useEffect(() => {
    openFound();
  }, [found, rows]);

  useCreateAsked(header.create?.onPress);
  useLayer(openId !== null, address.close);
  useLayer(selected.size > 0 && !isAlone, clear);
  useListKeys({
    // The line to write in is in the list, which an open record may stand in front of.
    create: header.create?.hasLine && isAlone ? undefined : header.create,
    actions,
    search: () => {
      searchRef.current?.focus();
      return searchRef.current !== null;
    },
    hasSearch: header.searchLabel !== undefined && !isAlone,
    step: (by) => (openId === null ? (listRef.current?.move(by) ?? false) : stepTo(by)),
    toggle: () => listRef.current?.toggle() ?? false,
    selectAll: () => listRef.current?.selectAll() ?? false,
    act: (action) => {
      const ids = subjects();
      if (ids.length > 0) act(action, ids);
      return ids.length > 0;
    },
    hasSubjects: () => subjects().length > 0,
    isSelectable: () =>
      !isAlone && (rows?.length ?? 0) > 0 && !(detailRef.current?.contains(document.activeElement) ?? false),
  });

  const bulkBar =
    selected.size === 0 ? null : (
      <PanelContent
        load={loadSelectionBar}
        props={{
          rows,
          selected,
          onSelectAll: (ids) => {
            address.select(ids);
            focus.toList();
          },
          onClear: clear,
          actions: buttonsIn('selection', () => [...selected]),
        }}
      />
    );
  const detailBar = openId !== null && (
    <DetailBar
      headingRef={headingRef}
      title={open ? textOf(open) : header.title}
      isTitleHidden={isTitleWritten && open !== undefined}
      isAlone={isAlone}
      onNext={neighbour(1) ? () => stepTo(1) : null}
      onPrevious={neighbour(-1) ? () => stepTo(-1) : null}
      onClose={address.close}
      actions={open && !isGone ? buttonsIn('detail', () => [open.id]) : []}
    />
  );

  return (
    <PagePanes
      // The page of a record on a phone has a way back in place of the sidebar's button.
      start={(isAlone && !isWide) || !sidebar ? undefined : { ...sidebar, isTemporary: isCrowded }}
      head={(sidebarButton) =>
        isAlone ? (
          detailBar
        ) : (
          <ListHeader
            {...header}
            start={sidebarButton}
            search={address.search}
            searchRef={searchRef}
            onSearchEnter={(query) => {
              goalRef.current = query;
              openGoal();
            }}
            bulkBar={bulkBar}
          />
        )
      }
    >
      <Panes>
        <ListPane $isHidden={isAlone} $isNarrow={hasRoom && size === 'rest'} inert={isAlone}>
          {above}
          {error !== null && !rows ? (
            <QueryFailed
              title={failed ?? formatMessage(commonMessages.notLoaded)}
              error={error}
              retry={retry}
              isRetrying={query.isFetching}
            />
          ) : (
            <RecordList
              ref={listRef}
              label={header.title}
              rows={rows}
              textOf={textOf}
              row={row}
              actions={({ id }) => buttonsIn('row', () => [id])}
              swipes={swipes}
              density={density}
              tiles={tiles}
              current={openId}
              onOpen={onOpen}
              selected={selected}
              onSelect={address.select}
              onReorder={onReorder}
              listing={address.listing}
              top={address.top}
              onScrolled={address.keepTop}
              loadingLabel={formatMessage(listMessages.loading)}
              empty={empty}
            />
          )}
        </ListPane>
        {openId === null ? (
          // Where there is no list nothing can be opened.
          hasRoom && !isAside && (error === null || rows) && <NoDetail size={size} />
        ) : (
          <DetailPane
            ref={detailRef}
            id={openId}
            label={open ? textOf(open) : header.title}
            head={detailBar}
            isAlone={isAlone}
            size={size}
            isGone={existing !== undefined}
            onClose={address.close}
            note={open && isGone && bringBack && <RemovedNote onBringBack={() => bringBack(open)} />}
          >
            {open && <Detail record={open} draw={detail} />}
          </DetailPane>
        )}
      </Panes>
    </PagePanes>
  );
};

/** Drawn by itself, so that a record that breaks is caught in its place. */
function Detail<T>({ record, draw }: { record: T; draw: (record: T) => ReactNode }) {
  return draw(record);
}

const Panes = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-inline-size: 0;
`;

/*
 * While a record stands in its place the list is only out of sight, so that it is there at once where it was left. Not by visibility:
 * that comes back too late for the focus where motion is reduced to a moment.
 */
const ListPane = styled.div<{ $isHidden: boolean; $isNarrow: boolean }>`
  display: flex;
  flex: ${({ $isNarrow }) => ($isNarrow ? '0 0 clamp(38rem, 42%, 44rem)' : '1')};
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;

  ${({ theme }) => theme.up.sm} {
    --row-gutter: ${({ theme }) => theme.space(6)};
  }

  ${({ $isHidden }) =>
    $isHidden &&
    css`
      position: absolute;
      inset: 0;
      opacity: 0;
    `}
`;
