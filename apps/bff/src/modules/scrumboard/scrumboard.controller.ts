import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import { pageOfAll, type Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import { BOARDS } from './board-changes';
import { BoardListsService } from './board-lists.service';
import { BoardReader } from './board-reader';
import { BoardsService } from './boards.service';
import { CardsService } from './cards.service';
import {
  ArchiveBoardListDto,
  ArchiveCardsDto,
  BoardDto,
  BoardIdDto,
  BoardLabelDto,
  BoardListDto,
  BoardListIdDto,
  BoardSettingsDto,
  BoardSummaryDto,
  CardDto,
  CreateBoardDto,
  CreateBoardListDto,
  CreateCardDto,
  CreateCardsDto,
  OrderBoardDto,
  RemoveCardDto,
  RenameBoardDto,
  RenameBoardListDto,
  RenamedBoardListDto,
  UpdateBoardLabelsDto,
  UpdateBoardSettingsDto,
  UpdateCardDto,
} from './scrumboard.dto';

const unknownBoard = { 404: 'The board does not exist.' };
const unknownList = { 404: 'The board or the list does not exist.' };
const otherOrder = {
  409:
    'The order does not hold exactly the lists and cards of the board or, with `base`, moves what somebody else has moved ' +
    'or removed meanwhile; nothing is changed.',
};
const ordering =
  'The order holds all lists of the board, each with all its cards. So a card that somebody else has added, moved or removed ' +
  'meanwhile is neither lost nor doubled. Names in it are passed over. With `base`, the lists as the caller had them, only what ' +
  'differs from it is moved; what others have added, moved or removed meanwhile stays as it is.';

@Tag('Scrumboard', 'Boards with lists of cards, which all users share.')
@Access('user')
@Scoped('scrumboard')
@Controller('scrumboard-app')
export class ScrumboardController {
  constructor(
    private readonly boards: BoardsService,
    private readonly reader: BoardReader,
    private readonly lists: BoardListsService,
    private readonly cards: CardsService,
  ) {}

  @Call('listBoards', { answers: [BoardSummaryDto], summary: 'All boards, the oldest first.' })
  @Listed(BOARDS, { shared: true })
  @Get('boards')
  list(@Query() query: ListQueryDto): Promise<Page<BoardSummaryDto>> {
    return this.boards.list(query);
  }

  @Call('listOwnBoards', {
    answers: [BoardSummaryDto],
    summary: 'The boards that the caller is a member of, the oldest first.',
  })
  // Its tag is a hash: who is a member changes with cards, too, of which the list of boards is not told.
  @Listed()
  @Get('own-boards')
  async own(@CurrentUser() user: Actor, @Query() query: ListQueryDto): Promise<Page<BoardSummaryDto>> {
    return pageOfAll(await this.reader.ofMember(user.id), query);
  }

  @Call('getBoard', { answers: BoardDto, summary: 'A board with all that is on it.', fails: unknownBoard })
  @Get('board')
  board(@Query() { boardId }: BoardIdDto): Promise<BoardDto> {
    return this.reader.board(boardId);
  }

  @Call('createBoard', {
    answers: BoardSummaryDto,
    summary: 'Create a board, placed last.',
    description: 'Only its name is needed. It may come with lists and cards, as the copy of another.',
    fails: {
      404: 'A member is no user, a card has a label or a cover that the draft has not, or shows an upload that the caller may not see.',
      409: 'It would have more than 1000 members.',
    },
  })
  @Idempotent()
  @Post('board/new')
  create(
    @CurrentUser() user: Actor,
    @CreationId() id: string,
    @Body() { board }: CreateBoardDto,
  ): Promise<BoardSummaryDto> {
    return this.boards.create(user, id, board);
  }

  @Call('renameBoard', { answers: String, summary: 'Rename a board; answers its title.', fails: unknownBoard })
  @Post('board/rename')
  rename(@CurrentUser() user: Actor, @Body() renamed: RenameBoardDto): Promise<string> {
    return this.boards.rename(user, renamed);
  }

  @Call('updateBoardSettings', {
    answers: BoardSettingsDto,
    summary: 'Change settings of a board.',
    fails: unknownBoard,
  })
  @Post('board/settings/update')
  updateSettings(@CurrentUser() user: Actor, @Body() changed: UpdateBoardSettingsDto): Promise<BoardSettingsDto> {
    return this.boards.updateSettings(user, changed);
  }

  @Call('updateBoardLabels', {
    answers: [BoardLabelDto],
    summary: 'Add, rename, recolour and remove labels of a board; answers all of them.',
    description:
      'Only what differs from `base`, the labels as the caller had them, is changed; what others have added or changed meanwhile ' +
      'stays, and what they have removed is passed over. Cards have a removed label no more, and have it again where it is added by its id.',
    fails: { ...unknownBoard, 409: 'It would have more than 100 labels. Or another board has a label of this id.' },
  })
  @Post('board/labels/update')
  updateLabels(@CurrentUser() user: Actor, @Body() changed: UpdateBoardLabelsDto): Promise<BoardLabelDto[]> {
    return this.boards.updateLabels(user, changed);
  }

  @Call('deleteBoard', {
    answers: Boolean,
    summary: 'Remove a board into the trash; answers true.',
    fails: unknownBoard,
  })
  @Post('board/delete')
  remove(@CurrentUser() user: Actor, @Body() removed: BoardIdDto): Promise<boolean> {
    return this.boards.remove(user, removed);
  }

  @Call('createCard', {
    answers: BoardDto,
    summary: 'Create a card, placed last in its list; answers the board.',
    fails: {
      404: 'The board, the list, or a label, member, cover or upload of the card does not exist.',
      409: 'The board is full: of cards, or of more than 8 MiB of them. Or another board has a card of this id.',
    },
  })
  @Idempotent()
  @Post('card/new')
  createCard(@CurrentUser() user: Actor, @CreationId() id: string, @Body() card: CreateCardDto): Promise<BoardDto> {
    return this.cards.create(user, id, card);
  }

  @Call('createCards', {
    answers: [String],
    summary: 'Create many cards, each placed last in its list; answers the ids of those that were created.',
    description:
      'Those that are there already, as of the same request sent before, are passed over. Whoever is named by them becomes a ' +
      'member of the board, and is not told.',
    fails: {
      404: 'The board, a list, or a label, member, cover or upload of a card does not exist.',
      409: 'The board is full: of cards, or of more than 8 MiB of them. Or another board has a card of one of these ids.',
    },
  })
  @Post('card/new-many')
  createCards(@CurrentUser() user: Actor, @Body() cards: CreateCardsDto): Promise<string[]> {
    return this.cards.createMany(user, cards);
  }

  @Call('updateCard', {
    answers: CardDto,
    summary: 'Replace a card.',
    description:
      'With `base`, the card as the caller had it, only the fields that differ from it are changed. A new activity is the ' +
      'caller’s, at the time of the server. Of the caller’s own activities the message can change, and those left out are ' +
      'removed, with `base` only those that are in it. Those of others stay as they are, also where they are left out; ' +
      'to change one is a 400. So is a `base` that is another card.',
    fails: {
      404: 'The board or the card, or a label, member, cover or upload of it does not exist.',
      409:
        'Somebody else has changed the same fields since `base`, or removed the attachment that is to be the cover; ' +
        '`details` names them. Or the card has more than 500 activities, or the board more than 1000 members or 8 MiB of cards.',
    },
  })
  @Post('card/update')
  updateCard(@CurrentUser() user: Actor, @Body() card: UpdateCardDto): Promise<CardDto> {
    return this.cards.update(user, card);
  }

  @Call('archiveCards', {
    answers: [String],
    summary: 'Put cards into the archive, or bring them back; answers the ids of those that are on the board.',
    description: 'They keep their lists and places.',
    fails: unknownBoard,
  })
  @Post('card/archive')
  archiveCards(@CurrentUser() user: Actor, @Body() archived: ArchiveCardsDto): Promise<string[]> {
    return this.cards.archive(user, archived);
  }

  @Call('removeCard', {
    answers: String,
    summary: 'Remove a card into the trash; answers its id.',
    description: 'There it is found under `scrumboard-app/cards`.',
    fails: { 404: 'The board or the card does not exist.' },
  })
  @Post('card/remove')
  removeCard(@CurrentUser() user: Actor, @Body() removed: RemoveCardDto): Promise<string> {
    return this.cards.remove(user, removed);
  }

  @Call('createBoardList', {
    answers: [BoardListDto],
    summary: 'Create a list, placed last; answers all lists.',
    fails: { ...unknownBoard, 409: 'The board is full. Or another board has a list of this id.' },
  })
  @Idempotent()
  @Post('list/new')
  createList(
    @CurrentUser() user: Actor,
    @CreationId() id: string,
    @Body() list: CreateBoardListDto,
  ): Promise<BoardListDto[]> {
    return this.lists.create(user, id, list);
  }

  @Call('renameBoardList', { answers: RenamedBoardListDto, summary: 'Rename a list.', fails: unknownList })
  @Post('list/rename')
  renameList(@CurrentUser() user: Actor, @Body() renamed: RenameBoardListDto): Promise<RenamedBoardListDto> {
    return this.lists.rename(user, renamed);
  }

  @Call('archiveBoardList', {
    answers: [BoardListDto],
    summary: 'Put a list with its cards into the archive, or bring it back; answers all lists.',
    fails: unknownList,
  })
  @Post('list/archive')
  archiveList(@CurrentUser() user: Actor, @Body() archived: ArchiveBoardListDto): Promise<BoardListDto[]> {
    return this.lists.archive(user, archived);
  }

  @Call('removeBoardList', {
    answers: String,
    summary: 'Remove a list with its cards into the trash; answers its id.',
    description: 'There it is found under `scrumboard-app/lists`.',
    fails: unknownList,
  })
  @Post('list/remove')
  removeList(@CurrentUser() user: Actor, @Body() removed: BoardListIdDto): Promise<string> {
    return this.lists.remove(user, removed);
  }

  @Call('orderCards', {
    answers: [BoardListDto],
    summary: 'Move cards within their lists and to others; answers all lists.',
    description: ordering,
    fails: { ...unknownBoard, ...otherOrder },
  })
  @Post('card/order')
  orderCards(@CurrentUser() user: Actor, @Body() order: OrderBoardDto): Promise<BoardListDto[]> {
    return this.lists.order(user, 'card/order', order);
  }

  @Call('orderBoardLists', {
    answers: [BoardListDto],
    summary: 'Move lists; answers all lists.',
    description: ordering,
    fails: { ...unknownBoard, ...otherOrder },
  })
  @Post('list/order')
  orderLists(@CurrentUser() user: Actor, @Body() order: OrderBoardDto): Promise<BoardListDto[]> {
    return this.lists.order(user, 'list/order', order);
  }
}
