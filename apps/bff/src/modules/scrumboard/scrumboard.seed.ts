import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SharedSeeds } from '../../platform/database/shared-seeds';
import { stableId } from '../../platform/database/stable-id';
import type { Transaction } from '../../platform/database/tables';
import { boardOf } from './board-draft';
import { BoardSearch } from './board-search';
import { insertBoard } from './board-rows';
import { CardDueTimes } from './card-due-times';
import type { BoardDraftCardDto, BoardDraftDto } from './scrumboard.dto';
import { DEMO_ADMIN_ID } from '../../platform/openapi/demo-ids';
import { seedBoards, type SeedBoard, type SeedCard } from './scrumboard.seed.data';

const HOUR = 3_600_000;

/** The demo users who can sign in have ids that never change; those of the demo contacts follow from their handles. */
const DEMO_USERS: Partial<Record<string, string>> = {
  admin: DEMO_ADMIN_ID,
  staff: '7c2e8f04-5d1b-4a6e-9b0c-000000000002',
};
const memberId = (handle: string) => DEMO_USERS[handle] ?? stableId('chat-contact', handle);

/** The boards of the demo. They name users who may be added after them: whoever does not come is not shown. */
@Injectable()
export class ScrumboardSeed implements OnModuleInit {
  constructor(
    private readonly seeds: SharedSeeds,
    private readonly search: BoardSearch,
    private readonly dueTimes: CardDueTimes,
  ) {}

  onModuleInit(): void {
    this.seeds.register({ name: 'scrumboard', fill: (rows) => this.fill(rows) });
  }

  private async fill(rows: Transaction): Promise<void> {
    const today = Date.parse(`${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`);
    for (const board of seedBoards) {
      const id = stableId('scrumboard', board.handle);
      const stored = boardOf(id, memberId('admin'), draftOf(board, today));
      await insertBoard(rows, stored);
      await this.search.follow(rows, id);
      await this.dueTimes.keep(rows, stored.cards, { isNew: true });
    }
  }
}

/** @param today the beginning of the day, in milliseconds since 1970 */
function draftOf({ name, color, members, labels, lists }: SeedBoard, today: number): BoardDraftDto {
  const listsWithCards = lists.map((list, place) =>
    list.cards.map((card, index) => cardOf(`${String(place)}.${String(index)}`, card, today)),
  );
  return {
    name,
    settings: { color },
    members: members.map((handle) => ({ id: memberId(handle) })),
    labels,
    lists: lists.map((list, place) => ({
      name: list.name,
      idCards: (listsWithCards[place] ?? []).map(({ id }) => id),
    })),
    cards: listsWithCards.flat(),
  };
}

function cardOf(id: string, card: SeedCard, today: number): BoardDraftCardDto {
  const { name, description, labels, subscribed, due, members = [] } = card;
  const { checklists = [], comments = [], attachments = [] } = card;
  /** At an hour of a day; comments of one day are a few minutes apart. */
  const at = (day: number, hour: number) => new Date(today + day * 24 * HOUR + hour * HOUR).toISOString();
  const place = (index: number) => String(index + 1);
  const cover = attachments.findIndex(({ type }) => type === 'image');
  return {
    ...{ id, name, description: description ?? '', idLabels: labels ?? [], subscribed: subscribed ?? false },
    due: due === undefined ? null : at(due, 16),
    idMembers: members.map(memberId),
    idAttachmentCover: cover < 0 ? null : place(cover),
    checklists: checklists.map((checklist, index) => ({
      ...{ id: place(index), name: checklist.name },
      checkItems: checklist.items.map((item, at) => ({
        id: place(at),
        name: item.replace(/^\+/, ''),
        checked: item.startsWith('+'),
      })),
    })),
    activities: comments.map(([who, daysAgo, message], index) => ({
      ...{ id: place(index), type: 'comment' as const, idMember: memberId(who), message },
      time: at(-daysAgo, -0.2 * (index + 1)),
    })),
    attachments: attachments.map(({ name: title, type, path, daysAgo }, index) => ({
      ...{ id: place(index), name: title, type, time: at(-daysAgo, 10) },
      src: type === 'image' ? path : null,
      url: type === 'link' ? path : null,
    })),
  };
}
