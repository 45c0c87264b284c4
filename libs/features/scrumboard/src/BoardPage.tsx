import { ApiError } from '@ezone/api-client';
import { useNow } from '@ezone/shell/data/now';
import { useFetched } from '@ezone/shell/notices/dialog';
import { QueryFailed } from '@ezone/shell/data/query-view';
import { useOwnChanges, useRecords } from '@ezone/shell/records';
import { RouteLink } from '@ezone/shell/routing';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { useCurrentUser } from '@ezone/shell/session';
import { betweenBars } from '@ezone/ui/below-bars';
import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { useHeldWhilePressed } from '@ezone/ui/held-while-pressed';
import { lazyContent } from '@ezone/ui/lazy-content';
import { Plus, SearchX } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { BoardHeader } from './components/BoardHeader';
import { BoardSkeleton } from './components/BoardSkeleton';
import { Column } from './components/Column';
import { Columns } from './components/Columns';
import { NameForm } from './components/NameForm';
import { OpenCard } from './OpenCard';
import { boardMessages, boardSentences } from './messages';
import { inPlace, limits } from './model/board';
import type { Card } from './model/board';
import { boardsCollection } from './model/boardsCollection';
import { searchCards } from './model/searchCards';
import { useBoard } from './useBoard';
import { useBoardAddress } from './useBoardAddress';
import { useBoardKeys } from './useBoardKeys';
import { useBoardLive } from './useBoardLive';

const none: readonly Card[] = [];

const loadArchive = lazyContent(async () => (await import('./BoardArchive')).BoardArchive);

/** A board: its lists side by side, each with its cards. */
export const BoardPage = ({ boardId }: { boardId: string }) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const kept = useBoard(boardId);
  const { itself, lists, cards, actions } = kept;
  const boards = useRecords(boardsCollection);
  const address = useBoardAddress();
  const userId = useCurrentUser()?.uuid ?? '';
  const now = useNow();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isNewList, setIsNewList] = useState(false);
  /** The card that is to have the focus where it is drawn anew. */
  const [focused, setFocused] = useState<string | null>(null);
  const archive = useFetched(loadArchive);
  const ask = () => {
    // Together, so that one answer is for all of them.
    for (const { query } of [itself, lists, cards]) void query.refetch();
  };
  const watchers = useBoardLive(boardId, ask);
  // A new board may be opened before the server has all of it.
  useOwnChanges(boardsCollection.list, ask);

  const board = itself.records?.find(({ id }) => id === boardId);
  useDocumentTitle(board?.name ?? formatMessage(boardMessages.boards));
  const query = useDeferredValue(address.query);
  const columnsNow = useMemo(
    () => lists.records && inPlace(lists.records.filter(({ archived }) => !archived)),
    [lists.records],
  );
  const shown = useMemo(() => {
    if (!board || !cards.records) return none;
    const open = cards.records.filter(({ archived }) => !archived);
    const found = query === '' ? open : searchCards(open, query, board, { userId, now });
    return address.isMine ? found.filter(({ idMembers }) => idMembers.includes(userId)) : found;
  }, [board, cards.records, query, address.isMine, userId, now]);
  const cardsNow = useColumns(shown);
  const {
    shown: { columns, cardsIn },
    hold,
  } = useHeldWhilePressed(useMemo(() => ({ columns: columnsNow, cardsIn: cardsNow }), [columnsNow, cardsNow]));
  const select = useCallback(
    (list: string, now: ReadonlySet<string>) => {
      setSelected((before) => {
        const others = [...before].filter((id) => !cardsInRef(list).has(id));
        return new Set([...others, ...now]);
      });
      function cardsInRef(id: string) {
        return new Set((cardsIn.get(id) ?? none).map((card) => card.id));
      }
    },
    [cardsIn],
  );
  const { update: updateList } = lists;
  const rename = useCallback((id: string, name: string) => void updateList(id, { name }), [updateList]);
  const clearFocused = useCallback(() => {
    setFocused(null);
  }, []);
  const { join } = useBoardKeys({
    board,
    kept,
    address,
    userId,
    selected,
    onSelect: setSelected,
    onFocus: setFocused,
    columns: columns ?? [],
    cardsIn,
  });

  if (!board || !columns || !cards.records) {
    const { isError, error, isFetching, refetch } = itself.query;
    if (isError && error instanceof ApiError && error.statusCode === 404)
      return (
        <EmptyState
          icon={<SearchX />}
          action={<RouteLink to="/apps/scrumboard/boards">{formatMessage(boardMessages.toBoards)}</RouteLink>}
        >
          {formatMessage(boardMessages.boardGone)}
        </EmptyState>
      );
    return isError ? (
      <QueryFailed
        title={formatMessage(boardMessages.boardFailed)}
        error={error}
        retry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <BoardSkeleton />
    );
  }
  return (
    <Frame
      data-between-bars
      onKeyDownCapture={(event) => {
        // A row would take it to select itself, which x does.
        if (event.key !== ' ' || !(event.target instanceof HTMLElement) || !event.target.dataset.card) return;
        event.preventDefault();
        event.stopPropagation();
        join();
      }}
    >
      <BoardHeader
        board={board}
        address={address}
        others={watchers.filter(({ id }) => id !== userId)}
        selected={cards.records.filter(({ id }) => selected.has(id))}
        lists={columns}
        actions={actions}
        onSelect={setSelected}
        onChange={(fields) => {
          itself.update(board.id, fields);
        }}
        onArchive={() => void archive.open()}
        onRemove={() => {
          boards.remove([boardId], { done: formatMessage(boardSentences.boardRemoved, { name: board.name }) });
          void navigate('/apps/scrumboard/boards');
        }}
      />
      {query !== '' && shown.length === 0 && <p role="status">{formatMessage(boardSentences.nothing, { query })}</p>}
      <Columns onPointerDownCapture={hold}>
        {columns.map((list, at) => (
          <Column
            key={list.id}
            list={list}
            at={at}
            cards={cardsIn.get(list.id) ?? none}
            board={board}
            beside={besideOf(columns[at - 1]?.id, columns[at + 1]?.id, columns[at + 2]?.id)}
            selected={selected}
            onSelect={select}
            focused={
              focused !== null && (cardsIn.get(list.id) ?? none).some(({ id }) => id === focused) ? focused : null
            }
            onFocused={clearFocused}
            onOpen={address.open}
            actions={actions}
            onRename={rename}
          />
        ))}
        <NewList>
          {isNewList ? (
            <NameForm
              label={formatMessage(boardMessages.listName)}
              limit={limits.listName}
              onName={actions.addList}
              onClose={() => {
                setIsNewList(false);
              }}
            />
          ) : (
            <Button
              icon={<Plus />}
              onPress={() => {
                setIsNewList(true);
              }}
            >
              {formatMessage(boardMessages.newList)}
            </Button>
          )}
        </NewList>
      </Columns>
      {archive.opened && (
        <archive.opened
          lists={lists.records ?? []}
          cards={cards.records}
          actions={actions}
          onOpen={address.open}
          onClose={archive.close}
        />
      )}
      <OpenCard cardId={address.cardId} board={board} lists={columns} kept={kept} onClose={address.close} />
    </Frame>
  );
};

const besides = new Map<string, { before: string | null; next: string | null; afterNext: string | null }>();

/** The same object for the same neighbours, so that a list is not drawn again. */
const besideOf = (before: string | null = null, next: string | null = null, afterNext: string | null = null) => {
  const key = JSON.stringify([before, next, afterNext]);
  const beside = besides.get(key) ?? { before, next, afterNext };
  besides.set(key, beside);
  return beside;
};

type ColumnsOf = ReadonlyMap<string, readonly Card[]>;

/** The cards of each list, in their order; the same array for a list in which nothing has changed. */
function useColumns(cards: readonly Card[]): ColumnsOf {
  const [known, setKnown] = useState<{ cards: readonly Card[]; columns: ColumnsOf }>({
    cards: none,
    columns: new Map(),
  });
  if (known.cards === cards) return known.columns;
  const columns = new Map(
    [...Map.groupBy(cards, ({ idList }) => idList)].map(([list, all]): [string, readonly Card[]] => {
      const ordered = inPlace(all);
      const before = known.columns.get(list);
      const isSame = before?.length === ordered.length && ordered.every((card, at) => card === before[at]);
      return [list, isSame ? before : ordered];
    }),
  );
  setKnown({ cards, columns });
  return columns;
}

const Frame = styled.div`
  display: flex;
  /* Not as high as its longest list: each list scrolls by itself. */
  flex: none;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
  block-size: ${betweenBars.height};
  min-block-size: 40rem;
  padding-block-start: ${({ theme }) => theme.space(6)};
  padding-inline: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.sm} {
    padding-inline: ${({ theme }) => theme.space(6)};
  }
`;

const NewList = styled.div`
  flex: none;
  inline-size: 28.8rem;
  scroll-snap-align: start;
`;
