import { OmitType } from '@nestjs/swagger';
import { ChangesOf } from '../../platform/dto/changes-of';
import { draftOf } from '../../platform/dto/draft-of';
import { Flag, Id, Ids, Instant, ListById, ListOf, Nested, OneOf, Text, WebUrl } from '../../platform/dto/fields';
import { updateOf } from '../../platform/dto/update-of';
import { stableId } from '../../platform/database/stable-id';
import { seedBoards } from './scrumboard.seed.data';

/** How many lists and cards a board may hold, what is in the trash counted, so that it can come back. */
export const MAX_LISTS = 200;
export const MAX_CARDS = 6000;
/** How many cards a draft of a board may hold, and how many are made by one call. */
export const MAX_DRAFT_CARDS = 2000;
export const MAX_NEW_CARDS = 500;
/** How much the cards of a board may take as JSON, in MiB, what is in the trash counted: whoever opens the board reads it whole. */
export const MAX_MEBIBYTES = 8;
/** How many labels a board may have. */
export const MAX_LABELS = 100;
/** How many members a board may have. */
export const MAX_MEMBERS = 1000;
/** How many of those who watch a board are told. */
export const MAX_WATCHERS = 100;
/** How many comments and other activities a card may hold. */
export const MAX_ACTIVITIES = 500;

/** The first board of the demo, and the first list and card on it. */
const demoBoard = { example: stableId('scrumboard', 'mobile-app') };
const demoList = { example: stableId(demoBoard.example, 'list', '0') };
const demoCard = { example: stableId(demoBoard.example, 'card', '0.0') };
/** All lists of that board, in their order, with their cards. */
const demoLists = (seedBoards[0]?.lists ?? []).map(({ cards }, place) => ({
  id: stableId(demoBoard.example, 'list', String(place)),
  idCards: cards.map((_, at) => stableId(demoBoard.example, 'card', `${String(place)}.${String(at)}`)),
}));

const boardName = { max: 100, example: 'Mobile app' };
const listName = { max: 100, example: 'In progress' };

export class BoardSummaryDto {
  @Id(demoBoard) id!: string;
  @Text(boardName) name!: string;
  @Text({ max: 80, example: 'mobile-app', description: 'The name as it stands in addresses.' }) uri!: string;
}

export class BoardSettingsDto {
  @Text({ min: 0, max: 60, example: 'blue', description: 'The colour of the board; empty for that of the theme.' })
  color!: string;
  @Flag({ example: true }) subscribed!: boolean;
  @Flag({ example: true, description: 'Whether cards show their covers.' }) cardCoverImages!: boolean;
}

export class BoardListDto {
  @Id(demoList) id!: string;
  @Text(listName) name!: string;
  @Ids({ max: MAX_CARDS, description: 'Its cards, in their order, with those in the archive.' }) idCards!: string[];
  @Flag({ optional: true, example: false, description: 'Whether it is in the archive, with its cards.' })
  archived!: boolean;
}

export class BoardMemberDto {
  @Id({ description: 'The user’s uuid.' }) id!: string;
  @Text({ max: 100, example: 'Layla Nasser' }) name!: string;
  @WebUrl({ nullable: true, example: null }) avatar!: string | null;
  @Flag({ example: false, description: 'Whether an administrator keeps the member out, who is put on no more cards.' })
  isDisabled!: boolean;
}

export class BoardLabelDto {
  @Id() id!: string;
  @Text({ max: 60, example: 'Bug' }) name!: string;
  @Text({ max: 60, example: 'red', description: 'How it is drawn: a colour by its name.' }) class!: string;
}

const ATTACHMENT_TYPES = ['image', 'link'] as const;
const ACTIVITY_TYPES = ['comment', 'attachment'] as const;

export class AttachmentDto {
  @Id({ example: '1' }) id!: string;
  @Text({ max: 200, example: 'Wireframes' }) name!: string;
  @OneOf(ATTACHMENT_TYPES, { enumName: 'AttachmentType', example: 'link' }) type!: (typeof ATTACHMENT_TYPES)[number];
  @WebUrl({ optional: true, nullable: true, example: null, description: 'Of an image.' }) src!: string | null;
  @WebUrl({ optional: true, nullable: true, example: 'https://example.com/wireframes', description: 'Of a link.' })
  url!: string | null;
  @Instant() time!: string;
}

export class CheckItemDto {
  @Id({ example: '1' }) id!: string;
  @Text({ min: 0, max: 500, example: 'Ask two users' }) name!: string;
  @Flag({ example: false }) checked!: boolean;
}

export class ChecklistDto {
  @Id({ example: '1' }) id!: string;
  @Text({ min: 0, max: 200, example: 'Before the release' }) name!: string;
  @ListById(() => CheckItemDto, { max: 200 }) checkItems!: CheckItemDto[];
}

export class ActivityDto {
  @Id({ example: '1' }) id!: string;
  @OneOf(ACTIVITY_TYPES, { enumName: 'ActivityType', example: 'comment' }) type!: (typeof ACTIVITY_TYPES)[number];
  @Id({ description: 'Who did it: whoever sends one that is new, whatever stands here.' }) idMember!: string;
  @Text({ min: 0, max: 5000, example: 'The second version reads better.' }) message!: string;
  @Instant({ description: 'The server’s, when it was new, whatever is sent.' }) time!: string;
}

export class CardDto {
  @Id(demoCard) id!: string;
  @Text({ max: 200, example: 'Sign in with a fingerprint' }) name!: string;
  @Text({ min: 0, max: 20_000, example: 'On phones that have a reader' }) description!: string;
  @Id({ nullable: true, example: null, description: 'The attachment that is its cover.' })
  idAttachmentCover!: string | null;
  @Ids({ max: 100, example: [], description: 'Users; whoever is none yet becomes a member of the board.' })
  idMembers!: string[];
  @Ids({ max: 100, example: [], description: 'Labels of the board.' }) idLabels!: string[];
  @ListById(() => AttachmentDto, { max: 100 }) attachments!: AttachmentDto[];
  @Flag({ example: false }) subscribed!: boolean;
  @ListById(() => ChecklistDto, { max: 50 }) checklists!: ChecklistDto[];
  @ListById(() => ActivityDto, { max: MAX_ACTIVITIES, description: 'The latest first.' }) activities!: ActivityDto[];
  @Instant({ nullable: true, example: null }) due!: string | null;
  @Flag({ optional: true, example: false, description: 'Whether it is in the archive; left out, it stays as it is.' })
  archived!: boolean;
}

export class BoardDto extends BoardSummaryDto {
  @Nested(() => BoardSettingsDto) settings!: BoardSettingsDto;
  @ListOf(() => BoardListDto, { max: MAX_LISTS }) lists!: BoardListDto[];
  @ListOf(() => CardDto, { max: MAX_CARDS }) cards!: CardDto[];
  @ListOf(() => BoardMemberDto, { max: MAX_MEMBERS }) members!: BoardMemberDto[];
  @ListOf(() => BoardLabelDto, { max: MAX_LABELS }) labels!: BoardLabelDto[];
}

export class BoardIdDto {
  @Id({ ...demoBoard, description: 'The board.' }) boardId!: string;
}

export class BoardSettingsChangesDto extends ChangesOf(BoardSettingsDto) {}

/** What a card may be made from: any of its fields, its name at least. */
export class CardDraftDto extends draftOf(OmitType(CardDto, ['name'])) {
  @Text({ max: 200, example: 'Sign in with a fingerprint' }) name!: string;
}

/** A card of a new board; its id is for the lists of the draft, and the card gets another one. */
export class BoardDraftCardDto extends CardDraftDto {
  @Id() id!: string;
}

export class BoardDraftListDto {
  @Id({ optional: true }) id?: string;
  @Text(listName) name!: string;
  @Ids({ max: MAX_DRAFT_CARDS, optional: true, example: [], description: 'Cards of the draft.' }) idCards?: string[];
  @Flag({ optional: true, example: false, description: 'Whether it begins in the archive.' }) archived?: boolean;
}

export class BoardDraftMemberDto {
  @Id({ description: 'The user’s uuid.' }) id!: string;
  @Text({ max: 100, optional: true, example: 'Layla Nasser' }) name?: string;
  @WebUrl({ optional: true, nullable: true, example: null }) avatar?: string | null;
}

/** What a board may be made from. What refers to another part of it does so by the ids of the draft; all get ids of their own. */
export class BoardDraftDto {
  @Text(boardName) name!: string;
  @Text({ max: 80, optional: true, example: 'mobile-app', description: 'Made from the name where it is left out.' })
  uri?: string;
  @Nested(() => BoardSettingsChangesDto, { optional: true }) settings?: BoardSettingsChangesDto;
  @ListOf(() => BoardDraftListDto, { max: MAX_LISTS, optional: true, example: [] }) lists?: BoardDraftListDto[];
  @ListById(() => BoardDraftCardDto, { max: MAX_DRAFT_CARDS, optional: true, example: [] }) cards?: BoardDraftCardDto[];
  @ListOf(() => BoardDraftMemberDto, {
    ...{ max: MAX_MEMBERS, optional: true, example: [] },
    description: 'Their names and avatars are passed over. Left out, it is the caller alone.',
  })
  members?: BoardDraftMemberDto[];
  @ListById(() => BoardLabelDto, {
    max: MAX_LABELS,
    optional: true,
    example: [],
    description: 'Left out, there are some to begin with.',
  })
  labels?: BoardLabelDto[];
}

export class CreateBoardDto {
  @Nested(() => BoardDraftDto) board!: BoardDraftDto;
}

export class RenameBoardDto extends BoardIdDto {
  @Text(boardName) boardTitle!: string;
}

export class UpdateBoardSettingsDto extends BoardIdDto {
  @Nested(() => BoardSettingsChangesDto, { description: 'What is left out stays as it is.' })
  settings!: BoardSettingsChangesDto;
}

export class UpdateBoardLabelsDto extends BoardIdDto {
  @ListById(() => BoardLabelDto, {
    max: MAX_LABELS,
    example: [{ id: 'later', name: 'Later', class: 'blue' }],
    description: 'The labels as they are to be.',
  })
  labels!: BoardLabelDto[];
  @ListById(() => BoardLabelDto, { max: MAX_LABELS, example: [], description: 'The labels as the caller had them.' })
  base!: BoardLabelDto[];
}

export class BoardListIdDto extends BoardIdDto {
  @Id(demoList) listId!: string;
}

export class CreateCardDto extends BoardListIdDto {
  @Nested(() => CardDraftDto) data!: CardDraftDto;
}

/** A card with the id that it gets, and the list that it comes into. */
export class NewCardDto extends CardDraftDto {
  @Id() id!: string;
  @Id(demoList) listId!: string;
}

export class CreateCardsDto extends BoardIdDto {
  @ListById(() => NewCardDto, {
    max: MAX_NEW_CARDS,
    example: [{ id: 'water', listId: demoList.example, name: 'Water' }],
    description: 'Each comes after those that are in its list.',
  })
  cards!: NewCardDto[];
}

export class ArchiveCardsDto extends BoardIdDto {
  @Ids({ max: MAX_CARDS, example: [demoCard.example] }) cardIds!: string[];
  @Flag({ example: false, description: 'False brings them back.' }) archived!: boolean;
}

export class UpdateCardDto extends updateOf('card', CardDto) {
  @Id(demoBoard) boardId!: string;
}

export class RemoveCardDto extends BoardIdDto {
  @Id(demoCard) cardId!: string;
}

export class BoardListDraftDto {
  @Text(listName) name!: string;
  @Ids({ max: 0, optional: true, example: [], description: 'A new list has none.' }) idCards?: string[];
}

export class CreateBoardListDto extends BoardIdDto {
  @Nested(() => BoardListDraftDto) data!: BoardListDraftDto;
}

export class ArchiveBoardListDto extends BoardListIdDto {
  @Flag({ example: true, description: 'False brings it back.' }) archived!: boolean;
}

export class RenamedBoardListDto {
  @Text(listName) listTitle!: string;
  @Id(demoList) listId!: string;
}

export class RenameBoardListDto extends BoardListIdDto {
  @Text(listName) listTitle!: string;
}

export class OrderedBoardListDto {
  @Id(demoList) id!: string;
  @Text({ min: 0, max: 1000, optional: true, example: 'In progress', description: 'Passed over.' }) name?: string;
  @Ids({ max: MAX_CARDS, example: [] }) idCards!: string[];
  @Flag({ optional: true, example: false, description: 'Passed over.' }) archived?: boolean;
}

export class OrderBoardDto extends BoardIdDto {
  @ListOf(() => OrderedBoardListDto, { max: MAX_LISTS, example: demoLists }) lists!: OrderedBoardListDto[];
  @ListOf(() => OrderedBoardListDto, {
    ...{ max: MAX_LISTS, optional: true, example: demoLists },
    description: 'The lists as the caller had them.',
  })
  base?: OrderedBoardListDto[];
}

export const BOARD_CHANGES = [
  ...['board/rename', 'board/settings/update', 'board/labels/update', 'board/delete', 'board/restore', 'board/purge'],
  ...['card/new', 'card/update', 'card/archive', 'card/remove', 'card/restore', 'card/purge', 'card/order'],
  ...['list/new', 'list/rename', 'list/archive', 'list/remove', 'list/restore', 'list/purge', 'list/order'],
] as const;

export class BoardChangeDto {
  @OneOf(BOARD_CHANGES, {
    ...{ enumName: 'BoardChangeType', example: 'card/update' },
    description: 'The call that changed it; `restore` is out of the trash, `purge` is for good what is in it.',
  })
  type!: string;
  @Id({ optional: true, description: 'The card or the list, where it is about one.' }) id?: string;
}

export class BoardWatcherDto {
  @Id({ description: 'The user’s uuid.' }) id!: string;
  @Text({ max: 100, example: 'Layla Nasser' }) name!: string;
}

export class BoardWatchersDto extends BoardIdDto {
  @ListOf(() => BoardWatcherDto, { max: MAX_WATCHERS, description: 'In the order of their names.' })
  users!: BoardWatcherDto[];
}

export class BoardChangedDto extends BoardIdDto {
  @Id({ description: 'The user who did it.' }) by!: string;
  @Nested(() => BoardChangeDto) change!: BoardChangeDto;
}
