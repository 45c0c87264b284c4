import { useFetched } from '@ezone/shell/notices/dialog';
import { lazyContent } from '@ezone/ui/lazy-content';
import { useApi } from '@ezone/shell/data/query';
import { QueryFailed } from '@ezone/shell/data/query-view';
import { useToast } from '@ezone/shell/notices/toast';
import { reasonOf } from '@ezone/shell/data/query';
import { commonMessages } from '@ezone/shell/notices/words';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { useKeys } from '@ezone/shell/panels/keyboard';
import { useRecords } from '@ezone/shell/records';
import { RouteLink, useCreateAsked } from '@ezone/shell/routing';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { MenuButton, MenuItem } from '@ezone/ui/menu';
import { Skeleton, SkeletonGroup } from '@ezone/ui/skeleton';
import { Copy, Ellipsis, FileUp, Pencil, Plus, SquareKanban, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { NameForm } from './components/NameForm';
import { boardMessages, boardSentences } from './messages';
import { limits, pathOfBoard } from './model/board';
import type { BoardSummary } from './model/board';
import { boardsCollection } from './model/boardsCollection';
import { copyOf } from './model/copyOf';

const loadImport = lazyContent(async () => (await import('./ImportBoard')).ImportBoard);

/** All boards. */
export const BoardsPage = () => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const toast = useToast();
  const boards = useRecords(boardsCollection);
  const navigate = useNavigate();
  const [isNew, setIsNew] = useState(false);
  /** The board that was made last: it is opened once the server has it. */
  const [madeId, setMadeId] = useState<string | null>(null);
  const importing = useFetched(loadImport);
  const [renamed, setRenamed] = useState<string | null>(null);
  useDocumentTitle(formatMessage(boardMessages.boards));
  const ask = () => {
    setIsNew(true);
    return true;
  };
  useCreateAsked(ask);
  useKeys([{ keys: 'c', icon: <Plus />, label: boardMessages.newBoard, group: 'page', run: ask }]);

  const duplicate = async ({ id, name }: BoardSummary) => {
    try {
      const draft = copyOf(
        await api.getBoard({ query: { boardId: id } }),
        formatMessage(boardSentences.copyOf, { name }),
      );
      boards.create({ name: draft.name, uri: '', draft });
    } catch (error) {
      const why = reasonOf(error);
      toast.show({
        variant: 'error',
        message: `${formatMessage(boardMessages.boardFailed)} ${why ? formatMessage(why) : ''}`,
      });
    }
  };
  const { records, query } = boards;
  const made = madeId === null ? undefined : query.data?.find(({ id }) => id === madeId);
  useEffect(() => {
    if (made) void navigate(pathOfBoard(made));
  }, [made, navigate]);
  return (
    <PageSimple
      header={
        <PageHeader
          title={formatMessage(boardMessages.boards)}
          description={formatMessage(boardMessages.about)}
          actions={
            <>
              <Button icon={<FileUp />} onPress={() => void importing.open()}>
                {formatMessage(boardMessages.import)}
              </Button>
              <Button variant="primary" icon={<Plus />} onPress={ask}>
                {formatMessage(boardMessages.newBoard)}
              </Button>
            </>
          }
        />
      }
    >
      {isNew && (
        <New>
          <NameForm
            label={formatMessage(boardMessages.boardName)}
            limit={limits.boardName}
            onName={(name) => {
              setMadeId(boards.create({ name, uri: '' }).id);
              setIsNew(false);
            }}
            onClose={() => {
              setIsNew(false);
            }}
          />
        </New>
      )}
      {!records && query.isError && (
        <QueryFailed
          title={formatMessage(boardMessages.boardsFailed)}
          error={query.error}
          retry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {!records && !query.isError && (
        <SkeletonGroup label={formatMessage(commonMessages.loading)}>
          <Boards as="div">
            {[1, 2, 3].map((one) => (
              <Skeleton key={one} height="8rem" />
            ))}
          </Boards>
        </SkeletonGroup>
      )}
      {records?.length === 0 && !isNew && (
        <EmptyState
          icon={<SquareKanban />}
          action={<Button onPress={ask}>{formatMessage(boardMessages.newBoard)}</Button>}
        >
          {formatMessage(boardMessages.noBoards)}
        </EmptyState>
      )}
      {records && records.length > 0 && (
        <Boards aria-label={formatMessage(boardMessages.boards)}>
          {records.map((board) => (
            <Board key={board.id}>
              {renamed === board.id ? (
                <NameForm
                  label={formatMessage(boardMessages.boardName)}
                  action={formatMessage(commonMessages.save)}
                  name={board.name}
                  limit={limits.boardName}
                  onName={(name) => {
                    boards.update(board.id, { name });
                    setRenamed(null);
                  }}
                  onClose={() => {
                    setRenamed(null);
                  }}
                />
              ) : (
                <>
                  <Open to={pathOfBoard(board)} dir="auto">
                    <SquareKanban aria-hidden />
                    {board.name}
                  </Open>
                  <MenuButton
                    iconOnly
                    size="dense"
                    icon={<Ellipsis />}
                    label={formatMessage(boardSentences.menuOf, { name: board.name })}
                  >
                    <MenuItem
                      icon={<Pencil />}
                      onAction={() => {
                        setRenamed(board.id);
                      }}
                    >
                      {formatMessage(boardMessages.rename)}
                    </MenuItem>
                    <MenuItem icon={<Copy />} onAction={() => void duplicate(board)}>
                      {formatMessage(boardMessages.duplicate)}
                    </MenuItem>
                    <MenuItem
                      icon={<Trash2 />}
                      tone="error"
                      onAction={() => {
                        boards.remove([board.id], {
                          done: formatMessage(boardSentences.boardRemoved, { name: board.name }),
                        });
                      }}
                    >
                      {formatMessage(commonMessages.remove)}
                    </MenuItem>
                  </MenuButton>
                </>
              )}
            </Board>
          ))}
        </Boards>
      )}
      {importing.opened && (
        <importing.opened
          onImport={(draft) => {
            boards.create(
              { name: draft.name, uri: '', draft },
              { done: formatMessage(boardSentences.imported, draft) },
            );
          }}
          onClose={importing.close}
        />
      )}
    </PageSimple>
  );
};

const New = styled.div`
  max-inline-size: 36rem;
  margin-block-end: ${({ theme }) => theme.space(6)};
`;

const Boards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

const Board = styled.li`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 8rem;
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};

  & > form {
    flex: 1;
  }

  &:hover {
    border-color: ${({ theme }) => theme.color.borderStrong};
  }
`;

/* All of the card leads to the board; its menu lies above that. */
const Open = styled(RouteLink)`
  display: flex;
  flex: 1;
  gap: ${({ theme }) => theme.space(3)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: inherit;
  text-decoration: none;
  ${({ theme }) => theme.type.cardTitle}

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & + * {
    position: relative;
    z-index: 1;
  }

  svg {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
