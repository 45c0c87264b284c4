import { useNow } from '@ezone/shell/data/now';
import { UnsavedMark, useUndecided } from '@ezone/shell/records';
import { Avatar } from '@ezone/ui/avatar';
import { Chip } from '@ezone/ui/chip';
import { Clock, Eye, MessageSquare, Paperclip, SquareCheck } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { boardMessages, boardSentences } from '../messages';
import { coverOf, progressOf } from '../model/board';
import type { Board, Card } from '../model/board';
import { boardCollections } from '../model/boardCollections';
import { toneOf } from '../model/toneOf';

export type CardTileProps = { card: Card; board: Pick<Board, 'id' | 'labels' | 'members' | 'settings'> };

/** What a card shows on its board. */
export const CardTile = memo(function CardTile({ card, board }: CardTileProps) {
  const { formatMessage, formatDate } = useIntl();
  const now = useNow();
  const unsaved = useUndecided(boardCollections(board.id).cards.list, card.id);
  const cover = board.settings.cardCoverImages ? coverOf(card) : null;
  const labels = board.labels.filter(({ id }) => card.idLabels.includes(id));
  const members = board.members.filter(({ id }) => card.idMembers.includes(id));
  const progress = progressOf(card);
  const comments = card.activities.filter(({ type }) => type === 'comment').length;
  const due = card.due === null ? null : Date.parse(card.due);
  const isOverdue = due !== null && due < now;
  const hasFacts = due !== null || progress.all > 0 || comments > 0 || card.attachments.length > 0 || card.subscribed;
  return (
    <Tile>
      {cover !== null && <Cover src={cover} alt="" loading="lazy" draggable={false} />}
      {labels.length > 0 && (
        <Line>
          {labels.map((label) => (
            <Chip key={label.id} tone={toneOf(label.class)}>
              {label.name}
            </Chip>
          ))}
        </Line>
      )}
      <Name dir="auto">{card.name}</Name>
      {unsaved && (
        <Mark>
          <UnsavedMark unsaved={unsaved} />
        </Mark>
      )}
      {(hasFacts || members.length > 0) && (
        <Foot>
          <Line>
            {due !== null && (
              <Chip tone={isOverdue ? 'warning' : 'neutral'} icon={<Clock />}>
                {isOverdue && `${formatMessage(boardMessages.overdue)} `}
                {formatDate(due, { day: 'numeric', month: 'short' })}
              </Chip>
            )}
            {card.subscribed && <Eye role="img" aria-label={formatMessage(boardMessages.subscribed)} />}
            {progress.all > 0 && (
              <Fact role="img" aria-label={formatMessage(boardSentences.checked, progress)}>
                <SquareCheck />
                {progress.done}/{progress.all}
              </Fact>
            )}
            {comments > 0 && (
              <Fact role="img" aria-label={formatMessage(boardSentences.comments, { count: comments })}>
                <MessageSquare />
                {comments}
              </Fact>
            )}
            {card.attachments.length > 0 && (
              <Fact
                role="img"
                aria-label={formatMessage(boardSentences.attachments, { count: card.attachments.length })}
              >
                <Paperclip />
                {card.attachments.length}
              </Fact>
            )}
          </Line>
          <Members>
            {members.map(({ id, name, avatar }) => (
              <Avatar key={id} name={name} size="small" {...(avatar !== null && { src: avatar })} />
            ))}
          </Members>
        </Foot>
      )}
    </Tile>
  );
});

const Tile = styled.div`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  min-inline-size: 0;
`;

const Cover = styled.img`
  inline-size: 100%;
  block-size: 12rem;
  border-radius: ${({ theme }) => theme.radius.control};
  object-fit: cover;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};

  [role='presentation'] > [role='row'] & {
    flex-wrap: nowrap;
    overflow: hidden;
  }

  svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
  }
`;

const Name = styled.div`
  [role='presentation'] > [role='row'] & {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--lines);
    overflow: hidden;
  }

  overflow-wrap: anywhere;
  text-align: start;
`;

/* In the corner, so that the height of the card is what its name and its facts make of it. */
const Mark = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  padding: ${({ theme }) => theme.space(1)};
  border-radius: ${({ theme }) => theme.radius.tag};
  background: ${({ theme }) => theme.color.raised};
  line-height: 0;

  svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.caption}
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
`;

const Members = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)};
`;
