import { commonMessages } from '../../notices/words';
import { ErrorState } from '@ezone/ui/error-state';
import { useIsWide } from '@ezone/ui/is-wide';
import { useLayer } from '@ezone/ui/layers';
import { RecordList } from '@ezone/ui/record-list';
import type { ListedRecord, RecordListHandle, RecordRow, RowDensity } from '@ezone/ui/record-list';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { PageCarded } from '../page-layout';
import type { PageSidebar } from '../page-layout';
import { DetailBar } from './DetailBar';
import { DetailPane, NoDetail } from './DetailPane';
import type { ListAction } from './ListAction';
import { ListHeader } from './ListHeader';
import type { ListHeaderProps } from './ListHeader';
import { listMessages } from './messages';
import { SelectionBar } from './SelectionBar';
import { useHasRoom } from './useHasRoom';
import type { ListPlace } from './useListAddress';
import { useListFocus } from './useListFocus';
import { useListKeys } from './useListKeys';
import { useShownKeys } from './useShownKeys';

export type ListDetailPageProps<T extends ListedRecord> = ListHeaderProps & {
  /** Of `useListAddress`. */
  address: ListPlace;
  /** The records to show: found, filtered and sorted by `address.shown`. Undefined while nothing is known. */
  rows: readonly T[] | undefined;
  /**
   * All records, before search and filters. A record stays selected as long as it is among them, and any of them can be
   * open. @default rows
   */
  all?: readonly T[] | undefined;
  /** The open record where it is not among all, as one that was removed elsewhere while somebody wrote in it: `recordOf` of `useRecords`. */
  recordOf?: (id: string) => T | undefined;
  /** A record in plain words: the name of its row, and the title over it when it is open. */
  textOf: (record: T) => string;
  /** What a row shows. Keep it with `useCallback`: all rows in view are drawn again for another function. */
  row: (record: T) => RecordRow;
  /** @default 'comfortable' */
  density?: RowDensity;
  /** Folders, filters, labels: beside the list from lg up, a drawer below. */
  sidebar?: Omit<PageSidebar, 'isTemporary'> | undefined;
  /** What can be done with records. */
  actions?: readonly ListAction[];
  /** What stands there where there are no rows: nothing yet, or nothing found. */
  empty: ReactNode;
  /** Why the records could not be loaded; shown only while there are no rows. */
  failure?: { title: string; advice?: ReactNode; isRetrying: boolean; retry: () => void } | undefined;
  /** The open record, under its title. It is mounted anew for each record. */
  detail: (record: T) => ReactNode;
};

const noActions: readonly ListAction[] = [];

/**
 * A list and the open record: side by side from xl up, otherwise one at a time; each has an address. The app gives
 * rows, fields and sentences. The page handles selection, keys, focus, going back and screen sizes.
 */
export const ListDetailPage = <T extends ListedRecord>({
  address,
  rows,
  all = rows,
  recordOf,
  textOf,
  row,
  density,
  sidebar,
  actions = noActions,
  empty,
  failure,
  detail,
  ...header
}: ListDetailPageProps<T>) => {
  const { formatMessage } = useIntl();
  const shownKey = useShownKeys();
  const hasRoom = useHasRoom();
  const isWide = useIsWide();
  const listRef = useRef<RecordListHandle>(null);
  const searchRef = useRef<SearchFieldHandle>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const detailRef = useRef<HTMLElement>(null);

  const { openId } = address;
  const isAlone = openId !== null && !hasRoom;
  const existing = useMemo(() => all && new Map(all.map((record) => [record.id, record])), [all]);
  const selected = useMemo(
    () => (existing ? new Set([...address.selected].filter((id) => existing.has(id))) : address.selected),
    [address.selected, existing],
  );
  const place = rows?.findIndex(({ id }) => id === openId) ?? -1;
  const focus = useListFocus({ openId, hasRoom, listRef, headingRef });

  const open = openId === null ? undefined : (existing?.get(openId) ?? recordOf?.(openId));
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
  const deselect = (ids: readonly string[]) => {
    const rest = new Set([...selected].filter((id) => !ids.includes(id)));
    if (rest.size > 0) address.select(rest);
    // With the last of them the bar goes, in which the focus may be.
    else clear();
  };
  const act = ({ run, isLeaving = false }: ListAction, ids: readonly string[]) => {
    if (isLeaving && openId !== null && ids.includes(openId)) {
      focus.goOnWith((neighbour(1) ?? neighbour(-1))?.id);
      address.close();
    }
    if (isLeaving && ids.some((id) => selected.has(id))) deselect(ids);
    run(ids);
  };
  /**
   * What a key applies to: the record that has the focus in it, else the selection, else the focused row, else the open
   * record.
   */
  const subjects = (): readonly string[] => {
    const isInDetail = isAlone || (detailRef.current?.contains(document.activeElement) ?? false);
    if (openId !== null && isInDetail) return [openId];
    if (selected.size > 0) return [...selected];
    const focused = listRef.current?.focusedId() ?? openId;
    return focused === null ? [] : [focused];
  };

  useLayer(openId !== null, address.close);
  useLayer(selected.size > 0 && !isAlone, clear);
  useListKeys({
    create: header.create,
    actions,
    search: () => {
      searchRef.current?.focus();
      return searchRef.current !== null;
    },
    hasSearch: header.searchLabel !== undefined && !isAlone,
    step: (by) => (openId === null ? (listRef.current?.move(by) ?? false) : stepTo(by)),
    toggle: () => listRef.current?.toggle() ?? false,
    act: (action) => {
      const ids = subjects();
      if (ids.length > 0) act(action, ids);
      return ids.length > 0;
    },
    hasSubjects: () => subjects().length > 0,
    hasFocusedRow: () => (listRef.current?.focusedId() ?? null) !== null,
  });

  const buttonsIn = (where: 'row' | 'selection' | 'detail', ids: () => readonly string[]) =>
    actions
      .filter(({ places }) => places?.includes(where) ?? true)
      .map((action) => ({
        id: action.id,
        label: formatMessage(action.label),
        icon: action.icon,
        tone: action.tone,
        shortcut: shownKey(action.keys),
        onPress: () => {
          act(action, ids());
        },
      }));

  const bulkBar =
    selected.size === 0 ? null : (
      <SelectionBar
        rows={rows}
        selected={selected}
        onSelectAll={(ids) => {
          address.select(ids);
          focus.toList();
        }}
        onClear={clear}
        actions={buttonsIn('selection', () => [...selected])}
      />
    );
  const detailBar = openId !== null && (
    <DetailBar
      headingRef={headingRef}
      title={open ? textOf(open) : header.title}
      isAlone={isAlone}
      onNext={neighbour(1) ? () => stepTo(1) : null}
      onPrevious={neighbour(-1) ? () => stepTo(-1) : null}
      onClose={address.close}
      actions={open ? buttonsIn('detail', () => [open.id]) : []}
    />
  );

  return (
    <PageCarded
      scroll="parts"
      // The page of a record on a phone has a way back in place of the sidebar's button.
      start={isAlone && !isWide ? undefined : sidebar}
      toolbar={
        isAlone ? detailBar : <ListHeader {...header} search={address.search} searchRef={searchRef} bulkBar={bulkBar} />
      }
    >
      <Panes>
        <ListPane $isHidden={isAlone} inert={isAlone}>
          {failure && !rows ? (
            <ErrorState
              title={failure.title}
              retry={{
                label: formatMessage(commonMessages.retry),
                onPress: failure.retry,
                isPending: failure.isRetrying,
              }}
            >
              {failure.advice}
            </ErrorState>
          ) : (
            <RecordList
              ref={listRef}
              label={header.title}
              rows={rows}
              textOf={textOf}
              row={row}
              actions={({ id }) => buttonsIn('row', () => [id])}
              density={density}
              current={openId}
              onOpen={address.open}
              selected={selected}
              onSelect={address.select}
              listing={address.listing}
              top={address.top}
              onScrolled={address.keepTop}
              loadingLabel={formatMessage(listMessages.loading)}
              empty={empty}
            />
          )}
        </ListPane>
        {openId === null ? (
          hasRoom && <NoDetail />
        ) : (
          <DetailPane
            ref={detailRef}
            id={openId}
            label={open ? textOf(open) : header.title}
            head={detailBar}
            isAlone={isAlone}
            isGone={existing !== undefined}
          >
            {open && detail(open)}
          </DetailPane>
        )}
      </Panes>
    </PageCarded>
  );
};

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
const ListPane = styled.div<{ $isHidden: boolean }>`
  display: flex;
  flex: 1;
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
