import { ConflictException, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/access';
import { toFlag } from '../../platform/database/columns';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Transaction } from '../../platform/database/tables';
import { checkBase, mergeChanges, type MergeOptions } from '../../platform/records/merge-changes';
import { UploadReferences } from '../../platform/uploads/upload-references';
import { NotificationsService } from '../notifications/notifications.service';
import { BoardChanges, type LockedBoard } from './board-changes';
import { checkCover, isCoverAttached, noSuchLabel, wholeCard } from './board-draft';
import { noSuchList } from './board-lists.service';
import { pathOfBoard } from './board-path';
import { BoardReader } from './board-reader';
import {
  addBoardMembers,
  bytesOf,
  checkRoom,
  checkSize,
  cardsMade,
  checkUsers,
  insertCard,
  insertCards,
  isMade,
  linkCards,
  updateCard,
} from './board-rows';
import { BoardSearch } from './board-search';
import { mergeActivities, newActivities } from './card-activities';
import { CardDueTimes } from './card-due-times';
import { showing } from './card-uploads';
import {
  MAX_ACTIVITIES,
  type ArchiveCardsDto,
  type BoardDto,
  type CardDto,
  type CreateCardDto,
  type CreateCardsDto,
  type RemoveCardDto,
  type UpdateCardDto,
} from './scrumboard.dto';

/** The cards of boards. */
@Injectable()
export class CardsService {
  constructor(
    private readonly changes: BoardChanges,
    private readonly reader: BoardReader,
    private readonly notifications: NotificationsService,
    private readonly search: BoardSearch,
    private readonly dueTimes: CardDueTimes,
    private readonly uploads: UploadReferences,
  ) {}

  /**
   * Adds a card after the others of its list, or finds the one that has this id, where the request is a repetition.
   * @returns the board
   * @throws NotFoundException where there is no such board, list, label, attachment or member.
   * @throws ConflictException where the board is full, or the id is taken by a card of another one.
   */
  async create(actor: Actor, id: string, { boardId, listId, data }: CreateCardDto): Promise<BoardDto> {
    const content = wholeCard(id, data);
    const card = { ...content, activities: newActivities(actor.id, content.activities) };
    await this.changes.run(actor, { boardId, type: 'card/new', id }, async (rows, board, done) => {
      if (await isMade(rows, 'card', boardId, id)) {
        done.isChanged = false;
        return;
      }
      await checkLists(rows, boardId, [listId]);
      checkCover(card);
      await insertCard(rows, boardId, listId, card);
      await checkRoom(rows, 'card', boardId);
      await checkSize(rows, boardId, card);
      await this.search.writeCards(rows, board, [card]);
      await this.dueTimes.keep(rows, [card], { isNew: true });
      await this.link(rows, actor, board, card, card.idMembers);
    });
    return this.reader.board(boardId);
  }

  /**
   * Adds many cards, each after the others of its list; those that are there already are passed over. Nobody is told whom they name.
   * @returns the ids of those that were added
   * @throws NotFoundException where there is no such board, list, label, attachment or member.
   * @throws ConflictException where the board is full, or an id is taken by a card of another one.
   */
  createMany(actor: Actor, { boardId, cards }: CreateCardsDto): Promise<string[]> {
    const wanted = cards.map(({ id, listId, ...data }) => {
      const card = wholeCard(id, data);
      checkCover(card);
      return { listId, card: { ...card, activities: newActivities(actor.id, card.activities) } };
    });
    const ids = cards.map(({ id }) => id);
    return this.changes.run(actor, { boardId, type: 'card/new', ids }, async (rows, board, done) => {
      const made = ids.length > 0 ? await cardsMade(rows, boardId, ids) : new Set<string>();
      const added = wanted.filter(({ card }) => !made.has(card.id));
      const last = added.at(-1)?.card;
      if (!last) {
        done.isChanged = false;
        return [];
      }
      const content = added.map(({ card }) => card);
      await checkLists(rows, boardId, [...new Set(added.map(({ listId }) => listId))]);
      await insertCards(rows, boardId, added);
      await checkRoom(rows, 'card', boardId);
      await checkSize(rows, boardId, last);
      await this.search.writeCards(rows, board, content);
      await this.dueTimes.keep(rows, content, { isNew: true });
      await checkLabels(rows, boardId, [...new Set(content.flatMap(({ idLabels }) => idLabels))]);
      const members = [...new Set(content.flatMap(({ idMembers }) => idMembers))];
      await checkUsers(rows, members);
      await addBoardMembers(rows, boardId, members);
      await linkCards(rows, content);
      for (const card of content) {
        if (card.attachments.length > 0) await this.uploads.write(rows, ...showing(card), actor.id);
      }
      return content.map(({ id }) => id);
    });
  }

  /**
   * Replaces a card, which keeps its place. With `base`, the card as the caller had it, only what differs from that is changed.
   * Activities are merged one by one, each with its author ({@link mergeActivities}).
   * @throws InvalidInputException where an activity of somebody else is changed, or `base` is another card.
   * @throws NotFoundException where there is no such board, card, label, attachment or member.
   * @throws EditConflictException where somebody else has changed the same fields since `base`, or removed what is to be the cover.
   * @throws ConflictException where the card or the board is full.
   */
  update(actor: Actor, { boardId, card: { id, ...content }, base }: UpdateCardDto): Promise<CardDto> {
    const sent = wholeCard(id, content);
    // Activities of another card would be merged before the rest is.
    if (base) checkBase(base, sent, MERGING);
    return this.changes.run(actor, { boardId, type: 'card/update', id }, async (rows, board) => {
      const before = await this.reader.card(boardId, id, rows);
      const activities = mergeActivities(actor.id, {
        stored: before.activities,
        wanted: sent.activities,
        base: base?.activities,
      });
      if (activities.length > MAX_ACTIVITIES) throw fullCard();
      checkCover(sent);
      // Who does not know of the archive says nothing of it.
      const isArchived = (card: Partial<CardDto> | undefined) => card?.archived ?? before.archived;
      const wanted = { ...sent, activities, archived: isArchived(content) };
      const card = base
        ? mergeChanges(
            { ...wholeCard(base.id, base), activities, archived: isArchived(base) },
            wanted,
            { ...before, activities },
            MERGING,
          )
        : wanted;
      await updateCard(rows, card);
      // On a board that is over its bound already, a card can still be made smaller.
      if (bytesOf(card) > bytesOf(before)) await checkSize(rows, boardId, card);
      if (card.name !== before.name || card.description !== before.description) {
        await this.search.writeCards(rows, board, [card]);
      }
      await this.dueTimes.keep(rows, [card], { isNew: false });
      const added = card.idMembers.filter((member) => !before.idMembers.includes(member));
      await this.link(rows, actor, board, card, added);
      return card;
    });
  }

  /**
   * Puts cards into the archive, or brings them back; what is not on the board is passed over.
   * @returns the ids of those that are on the board
   * @throws NotFoundException where there is no such board.
   */
  archive(actor: Actor, { boardId, cardIds: ids, archived }: ArchiveCardsDto): Promise<string[]> {
    return this.changes.run(actor, { boardId, type: 'card/archive', ids }, async (rows, _, done) => {
      const changed = await rows
        .updateTable('card')
        .set({ archived: toFlag(archived), version: sql`version + 1` })
        .where('id', 'in', ids.length > 0 ? ids : [''])
        .where('board_id', '=', boardId)
        .where('owner_id', '=', EVERYBODY)
        .where('removed_at', 'is', null)
        .returning('id')
        .execute();
      done.isChanged = changed.length > 0;
      return changed.map(({ id }) => id);
    });
  }

  /**
   * Removes a card into the trash.
   * @throws NotFoundException where there is no such board or card.
   */
  remove(actor: Actor, { boardId, cardId }: RemoveCardDto): Promise<string> {
    return this.changes.run(actor, { boardId, type: 'card/remove', id: cardId, kind: 'updated' }, async (rows) => {
      await this.reader.card(boardId, cardId, rows);
      await rows
        .updateTable('card')
        .set({ removed_at: new Date().toISOString(), version: sql`version + 1` })
        .where('id', '=', cardId)
        .where('owner_id', '=', EVERYBODY)
        .execute();
      await this.search.removeCard(rows, cardId);
      return cardId;
    });
  }

  /** Links a card to its labels and members, and tells whom somebody else has added. */
  private async link(
    rows: Transaction,
    actor: Actor,
    board: LockedBoard,
    card: CardDto,
    added: readonly string[],
  ): Promise<void> {
    await checkLabels(rows, board.id, card.idLabels);
    await checkUsers(rows, added);
    await addBoardMembers(rows, board.id, added);
    await linkCards(rows, [card]);
    await this.uploads.write(rows, ...showing(card), actor.id);
    const told = added.filter((userId) => userId !== actor.id).sort();
    if (told.length === 0) return;
    const { displayName } = await rows
      .selectFrom('user')
      .select('display_name as displayName')
      .where('id', '=', actor.id)
      .executeTakeFirstOrThrow();
    for (const userId of told) {
      await this.notifications.notify(rows, userId, {
        kind: 'card-member',
        params: { displayName, card: card.name, board: board.name },
        link: pathOfBoard(board),
        variant: 'info',
      });
    }
  }
}

/** What one has removed cannot be the cover that the other has chosen. */
const MERGING: MergeOptions = {
  name: 'card',
  contradictions: (merged) => (isCoverAttached(merged as unknown as CardDto) ? [] : ['idAttachmentCover']),
};

const fullCard = () => new ConflictException(`A card may hold ${String(MAX_ACTIVITIES)} comments and other activities`);

async function checkLists(rows: Transaction, boardId: string, ids: readonly string[]): Promise<void> {
  const found = await rows
    .selectFrom('board_list')
    .select('id')
    .where('id', 'in', ids)
    .where('board_id', '=', boardId)
    .where('owner_id', '=', EVERYBODY)
    .where('removed_at', 'is', null)
    .execute();
  if (found.length < ids.length) throw noSuchList();
}

/** A label that was removed meanwhile is no reason to refuse a card: it is not shown, and is there again where its removal is undone. */
async function checkLabels(rows: Transaction, boardId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await rows
    .selectFrom('board_label')
    .select('id')
    .where('board_id', '=', boardId)
    .where('id', 'in', ids)
    .execute();
  if (found.length < ids.length) throw noSuchLabel();
}
