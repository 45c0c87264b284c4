import { Injectable } from '@nestjs/common';
import { fromFlag } from '../../platform/database/columns';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Transaction } from '../../platform/database/tables';
import { DueTimesService, type DueRecord } from '../due/due-times.service';
import type { Addressed } from '../notifications/notifications.service';
import { pathOfBoard } from './board-path';
import { CARDS } from './board-search';
import type { CardDto } from './scrumboard.dto';

/** When cards are due, which their members are told of. */
@Injectable()
export class CardDueTimes {
  constructor(private readonly times: DueTimesService) {
    times.add({ list: CARDS, news });
  }

  /** Keeps when some cards are due, within the transaction that writes them. */
  keep(rows: Transaction, cards: readonly Pick<CardDto, 'id' | 'due'>[], options: { isNew: boolean }): Promise<void> {
    const times = cards.map(({ id, due }) => ({ id, at: due }));
    return this.times.keep(rows, { ownerId: EVERYBODY, list: CARDS }, times, options);
  }
}

/** Cards that are in the archive or removed, with their list or their board, too, are due for nobody. */
async function news(rows: Transaction, due: readonly DueRecord[]): Promise<Addressed[]> {
  const times = new Map(due.map(({ recordId, at }) => [recordId, at]));
  const members = await rows
    .selectFrom('card')
    .innerJoin('board_list as list', (join) =>
      join.onRef('list.id', '=', 'card.list_id').on('list.owner_id', '=', EVERYBODY).on('list.removed_at', 'is', null),
    )
    .innerJoin('board', (join) =>
      join
        .onRef('board.id', '=', 'card.board_id')
        .on('board.owner_id', '=', EVERYBODY)
        .on('board.removed_at', 'is', null),
    )
    .innerJoin('card_member as member', 'member.card_id', 'card.id')
    .innerJoin('user', 'user.id', 'member.user_id')
    .where('card.owner_id', '=', EVERYBODY)
    .where('card.id', 'in', [...times.keys()])
    .where('card.removed_at', 'is', null)
    .select(['card.id', 'card.name as card', 'card.due', 'user.id as userId'])
    .select(['card.archived', 'list.archived as listArchived'])
    .select(['board.id as boardId', 'board.name as board', 'board.uri'])
    .execute();
  return members
    .filter(({ archived, listArchived }) => !fromFlag(archived) && !fromFlag(listArchived))
    .filter((member) => member.due === times.get(member.id))
    .map(({ userId, card, board, boardId, uri }) => ({
      ownerId: userId,
      news: { kind: 'card-due', params: { card, board }, link: pathOfBoard({ id: boardId, uri }), variant: 'warning' },
    }));
}
