import { bothTexts, RecordEditor } from '@ezone/shell/forms';
import { commonMessages } from '@ezone/shell/notices/words';
import { MenuButton, MenuItem } from '@ezone/ui/menu';
import { Archive, ArchiveRestore, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { boardMessages } from '../messages';
import type { Board, BoardList, Card } from '../model/board';
import type { useBoard } from '../useBoard';
import { CardFields } from './CardFields';

export type CardDetailProps = {
  card: Card;
  board: Board;
  lists: readonly BoardList[];
  kept: ReturnType<typeof useBoard>;
  onClose: () => void;
};

/** All that a card holds, which saves itself while it is written in, and what can be done with the card. */
export const CardDetail = ({ card, board, lists, kept, onClose }: CardDetailProps) => {
  const { formatMessage } = useIntl();
  const { cards, actions, collections } = kept;
  const namesIn = (all: readonly { id: string; name: string }[], ids: unknown) =>
    all.flatMap(({ id, name }) => ((ids as string[]).includes(id) ? [name] : [])).join(', ');
  const textOf = (field: keyof Card, value: unknown): string => {
    if (field === 'idLabels') return namesIn(board.labels, value);
    if (field === 'idMembers') return namesIn(board.members, value);
    if (Array.isArray(value))
      return (value as { name?: string; message?: string }[]).map((one) => one.name ?? one.message).join(', ');
    return typeof value === 'string' ? value : '';
  };
  return (
    <>
      <Bar>
        <MenuButton
          size="dense"
          label={lists.find(({ id }) => id === card.idList)?.name ?? formatMessage(boardMessages.moveTo)}
        >
          {lists.map(({ id, name }) => (
            <MenuItem
              key={id}
              onAction={() => {
                actions.moveCards([card.id], { to: id, before: null });
              }}
            >
              {name}
            </MenuItem>
          ))}
        </MenuButton>
        <MenuButton iconOnly size="dense" icon={<Ellipsis />} label={formatMessage(boardMessages.cardMenu)}>
          <MenuItem
            icon={<Copy />}
            onAction={() => {
              for (const one of actions.read([card.id])) actions.duplicateCard(one);
            }}
          >
            {formatMessage(boardMessages.duplicate)}
          </MenuItem>
          <MenuItem
            icon={card.archived ? <ArchiveRestore /> : <Archive />}
            onAction={() => {
              actions.archiveCards([card.id], !card.archived);
              if (!card.archived) onClose();
            }}
          >
            {formatMessage(card.archived ? boardMessages.bringBack : boardMessages.toArchive)}
          </MenuItem>
          <MenuItem
            icon={<Trash2 />}
            tone="error"
            onAction={() => {
              actions.removeCards([card.id]);
              onClose();
            }}
          >
            {formatMessage(commonMessages.remove)}
          </MenuItem>
        </MenuButton>
      </Bar>
      <RecordEditor
        key={card.id}
        collection={collections.cards}
        record={card}
        records={cards}
        names={{
          name: formatMessage(boardMessages.cardName),
          description: formatMessage(boardMessages.description),
          due: formatMessage(boardMessages.due),
          checklists: formatMessage(boardMessages.checklists),
          attachments: formatMessage(boardMessages.attachments),
          activities: formatMessage(boardMessages.comments),
          idAttachmentCover: formatMessage(boardMessages.cover),
          subscribed: formatMessage(boardMessages.subscribed),
        }}
        textOf={textOf}
        joins={{ description: bothTexts }}
        onKeptAsNew={onClose}
      >
        {(form) => <CardFields form={form} board={board} cardId={card.id} actions={actions} />}
      </RecordEditor>
    </>
  );
};

const Bar = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-end: ${({ theme }) => theme.space(4)};
`;
