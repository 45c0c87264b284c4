import { commonMessages } from '@ezone/shell/notices/words';
import { Dialog } from '@ezone/ui/dialog';
import { EmptyState } from '@ezone/ui/empty-state';
import { RecordList } from '@ezone/ui/record-list';
import { Archive, ArchiveRestore, Columns3, SquareKanban, Trash2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { boardMessages } from './messages';
import type { BoardList, Card } from './model/board';
import type { BoardActions } from './useBoard';

export type BoardArchiveProps = {
  lists: readonly BoardList[];
  cards: readonly Card[];
  actions: BoardActions;
  onOpen: (cardId: string) => void;
  onClose: () => void;
};

type Archived = { id: string; name: string; list: BoardList | null; of: string };

/** What is in the archive of a board: lists with their cards, and cards. All of it can come back to its place. */
export const BoardArchive = ({ lists, cards, actions, onOpen, onClose }: BoardArchiveProps) => {
  const { formatMessage } = useIntl();
  const rows = useMemo((): Archived[] => {
    const nameOf = new Map(lists.map(({ id, name }) => [id, name]));
    const ofLists = lists.filter(({ archived }) => archived);
    const ofCards = cards.filter(({ archived }) => archived);
    return [
      ...ofLists.map((list) => ({ id: list.id, name: list.name, list, of: '' })),
      ...ofCards.map(({ id, name, idList }) => ({ id, name, list: null, of: nameOf.get(idList) ?? '' })),
    ];
  }, [lists, cards]);
  const row = useCallback(
    ({ name, list, of }: Archived) => ({
      avatar: list ? <Columns3 aria-hidden /> : <SquareKanban aria-hidden />,
      primary: <bdi>{name}</bdi>,
      secondary: list ? formatMessage(boardMessages.archivedList) : <bdi>{of}</bdi>,
    }),
    [formatMessage],
  );
  const textOf = useCallback(({ name }: Archived) => name, []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(boardMessages.archive)}
      closeLabel={formatMessage(commonMessages.close)}
      size="large"
    >
      <Place>
        <RecordList
          label={formatMessage(boardMessages.archive)}
          rows={rows}
          textOf={textOf}
          row={row}
          actions={({ id, list }) => [
            {
              ...{ id: 'back', label: formatMessage(boardMessages.bringBack), icon: <ArchiveRestore /> },
              onPress: () => {
                if (list) actions.archiveList(list, false);
                else actions.archiveCards([id], false);
              },
            },
            {
              ...{ id: 'remove', label: formatMessage(commonMessages.remove), icon: <Trash2 />, tone: 'error' },
              onPress: () => {
                if (list) actions.removeList(list);
                else actions.removeCards([id]);
              },
            },
          ]}
          onOpen={(id) => {
            if (lists.some((list) => list.id === id)) return;
            onClose();
            onOpen(id);
          }}
          loadingLabel={formatMessage(commonMessages.loading)}
          empty={<EmptyState icon={<Archive />}>{formatMessage(boardMessages.archiveEmpty)}</EmptyState>}
        />
      </Place>
    </Dialog>
  );
};

const Place = styled.div`
  display: flex;
  block-size: min(42rem, 50dvh);
`;
