import { isDeepStrictEqual } from 'node:util';
import { ConflictException, Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { toJson } from '../../platform/database/columns';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { Tables, Transaction } from '../../platform/database/tables';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import type { Page } from '../../platform/http/page';
import type { Updateable } from 'kysely';
import { ListWriter } from '../../platform/records/list-writer';
import { Records } from '../../platform/records/records';
import { UploadReferences } from '../../platform/uploads/upload-references';
import { BOARDS, BoardChanges } from './board-changes';
import { BoardSearch } from './board-search';
import { boardOf, uriOf } from './board-draft';
import { BoardReader } from './board-reader';
import { addLabel, changeLabel, removeLabels } from './board-labels';
import { checkUsers, insertBoard } from './board-rows';
import { newActivities } from './card-activities';
import { BoardSchema } from './board.entity';
import { CardDueTimes } from './card-due-times';
import { showing } from './card-uploads';
import {
  MAX_LABELS,
  type BoardDraftDto,
  type BoardIdDto,
  type BoardLabelDto,
  type BoardSettingsDto,
  type BoardSummaryDto,
  type RenameBoardDto,
  type UpdateBoardLabelsDto,
  type UpdateBoardSettingsDto,
} from './scrumboard.dto';

/** The boards, which all users share. */
@Injectable()
export class BoardsService {
  private readonly table;

  constructor(
    records: Records,
    private readonly writer: ListWriter,
    private readonly changes: BoardChanges,
    private readonly reader: BoardReader,
    private readonly search: BoardSearch,
    private readonly dueTimes: CardDueTimes,
    private readonly uploads: UploadReferences,
  ) {
    this.table = records.shared(BoardSchema, {
      ...{ list: BOARDS, noun: 'board', placed: 'last', access: 'user' },
    });
    records.sharedTrash(BoardSchema, {
      ...{ list: BOARDS, title: 'name', access: 'user' },
      follow: async (rows, _done, _ownerId, ids) => {
        for (const id of ids) await this.search.follow(rows, id);
      },
    });
  }

  /** All boards in the order in which they were made, or a page of them. */
  async list(query: ListQueryDto): Promise<Page<BoardSummaryDto>> {
    const page = await this.table.page(EVERYBODY, query);
    return { ...page, entries: page.entries.map(({ id, name, uri }) => ({ id, name, uri })) };
  }

  /**
   * Makes a board, placed last, or answers the one that has this id, where the request is a repetition.
   * @throws InvalidInputException where the draft does not fit together.
   * @throws NotFoundException where it names an unknown label or user.
   * @throws ConflictException where it would have too many members.
   */
  create(actor: Actor, id: string, draft: BoardDraftDto): Promise<BoardSummaryDto> {
    const { cards, ...rest } = boardOf(id, actor.id, draft);
    const written = cards.map((card) => ({ ...card, activities: newActivities(actor.id, card.activities) }));
    const board = { ...rest, cards: written };
    return this.writer.transaction([this.table.change(actor, 'created', [])], async (rows, [change]) => {
      await checkUsers(rows, board.members);
      const isNew = await insertBoard(rows, board);
      if (isNew) {
        await this.search.follow(rows, id);
        await this.dueTimes.keep(rows, board.cards, { isNew });
        for (const card of board.cards) {
          if (card.attachments.length > 0) await this.uploads.write(rows, ...showing(card), actor.id);
        }
      }
      if (isNew && change) change.ids = [id];
      const first = isNew ? undefined : await this.reader.summary(id, rows);
      return first ?? { id, name: board.name, uri: board.uri };
    });
  }

  /** @throws NotFoundException where there is no such board. */
  rename(actor: Actor, { boardId, boardTitle: name }: RenameBoardDto): Promise<string> {
    return this.changes.run(actor, { boardId, type: 'board/rename', kind: 'updated' }, async (rows) => {
      await changeBoard(rows, boardId, { name, uri: uriOf(name) });
      await this.search.follow(rows, boardId);
      return name;
    });
  }

  /**
   * Changes the given settings; the others stay as they are.
   * @throws NotFoundException where there is no such board.
   */
  updateSettings(actor: Actor, { boardId, settings: changed }: UpdateBoardSettingsDto): Promise<BoardSettingsDto> {
    return this.changes.run(actor, { boardId, type: 'board/settings/update' }, async (rows, { settings }) => {
      const merged = { ...settings, ...changed };
      await changeBoard(rows, boardId, { settings: toJson(merged) });
      return merged;
    });
  }

  /**
   * Changes what differs between two states of the labels of a board: what others have changed meanwhile stays.
   * @throws NotFoundException where there is no such board.
   * @throws ConflictException where it would have more than it may have, or an id is taken by a label of another board.
   */
  updateLabels(actor: Actor, { boardId, labels, base }: UpdateBoardLabelsDto): Promise<BoardLabelDto[]> {
    return this.changes.run(actor, { boardId, type: 'board/labels/update' }, async (rows, _, done) => {
      const stored = await this.reader.labels(boardId, rows);
      const before = new Map(base.map((label) => [label.id, label]));
      const kept = new Set(labels.map(({ id }) => id));
      for (const label of labels) {
        const known = before.get(label.id);
        if (!known) await addLabel(rows, boardId, label);
        else if (known.name !== label.name || known.class !== label.class)
          await changeLabel(rows, boardId, label, known);
      }
      // What comes back is out of the way then of those that are removed for good.
      await removeLabels(
        rows,
        boardId,
        base.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
      );
      const all = await this.reader.labels(boardId, rows);
      if (all.length > MAX_LABELS) throw new ConflictException(`A board may have ${String(MAX_LABELS)} labels`);
      done.isChanged = !isDeepStrictEqual(all, stored);
      return all;
    });
  }

  /**
   * Removes a board with all that is on it into the trash.
   * @throws NotFoundException where there is no such board.
   */
  remove(actor: Actor, { boardId }: BoardIdDto): Promise<boolean> {
    return this.changes.run(actor, { boardId, type: 'board/delete', kind: 'removed' }, async (rows) => {
      await changeBoard(rows, boardId, { removed_at: new Date().toISOString() });
      await this.search.follow(rows, boardId);
      return true;
    });
  }
}

const changeBoard = (rows: Transaction, boardId: string, fields: Updateable<Tables['board']>) =>
  rows.updateTable('board').set(fields).where('id', '=', boardId).where('owner_id', '=', EVERYBODY).execute();
