import { defineMessages } from 'react-intl';

/** What the boards say. */
export const boardMessages = defineMessages({
  boards: { id: 'scrumboard.boards.title', defaultMessage: 'Boards' },
  about: { id: 'scrumboard.boards.about', defaultMessage: 'Lists of cards that everybody here works on together.' },
  newBoard: { id: 'scrumboard.boards.new', defaultMessage: 'New board' },
  noBoards: { id: 'scrumboard.boards.none', defaultMessage: 'A board shows who does what, and how far it is.' },
  boardsFailed: { id: 'scrumboard.boards.failed', defaultMessage: 'The boards could not be loaded.' },
  boardFailed: { id: 'scrumboard.board.failed', defaultMessage: 'The board could not be loaded.' },
  boardGone: { id: 'scrumboard.board.gone', defaultMessage: 'This board does not exist, or has been removed.' },
  toBoards: { id: 'scrumboard.board.back', defaultMessage: 'All boards' },
  boardName: { id: 'scrumboard.board.name', defaultMessage: 'Name of the board' },
  rename: { id: 'scrumboard.action.rename', defaultMessage: 'Rename' },
  duplicate: { id: 'scrumboard.action.duplicate', defaultMessage: 'Duplicate' },
  settings: { id: 'scrumboard.board.settings', defaultMessage: 'Board settings' },
  color: { id: 'scrumboard.settings.color', defaultMessage: 'Colour' },
  subscribed: { id: 'scrumboard.settings.subscribed', defaultMessage: 'Subscribed' },
  covers: { id: 'scrumboard.settings.covers', defaultMessage: 'Cards show their pictures' },
  search: { id: 'scrumboard.board.search', defaultMessage: 'Search cards' },
  mine: { id: 'scrumboard.board.mine', defaultMessage: 'My cards' },
  watchers: { id: 'scrumboard.board.watchers', defaultMessage: 'Also here now' },
  newList: { id: 'scrumboard.list.new', defaultMessage: 'Add a list' },
  listName: { id: 'scrumboard.list.name', defaultMessage: 'Name of the list' },
  listBack: { id: 'scrumboard.list.back', defaultMessage: 'Move back' },
  listOn: { id: 'scrumboard.list.on', defaultMessage: 'Move on' },
  newCard: { id: 'scrumboard.card.new', defaultMessage: 'Add a card' },
  cardName: { id: 'scrumboard.card.name', defaultMessage: 'Name of the card' },
  moveTo: { id: 'scrumboard.card.moveTo', defaultMessage: 'Move to' },
  card: { id: 'scrumboard.card.title', defaultMessage: 'Card' },
  cardMenu: { id: 'scrumboard.card.menu', defaultMessage: 'What to do with it' },
  cardGone: { id: 'scrumboard.card.gone', defaultMessage: 'This card does not exist, or has been removed.' },
  goneComment: { id: 'scrumboard.card.goneComment', defaultMessage: 'The comment that you were writing' },
  notMoved: {
    id: 'scrumboard.card.notMoved',
    defaultMessage: 'It could not be moved: somebody else has removed it, or its list. Nothing else has changed.',
  },
  join: { id: 'scrumboard.key.join', defaultMessage: 'Join or leave the card' },
  setDue: { id: 'scrumboard.key.due', defaultMessage: 'Due date of the card' },
  setLabels: { id: 'scrumboard.key.labels', defaultMessage: 'Labels of the card' },
  clearFilter: { id: 'scrumboard.key.clear', defaultMessage: 'Show all cards' },
  select: { id: 'scrumboard.key.select', defaultMessage: 'Select the card' },
  removeCard: { id: 'scrumboard.key.remove', defaultMessage: 'Remove the card' },
  cardUp: { id: 'scrumboard.key.up', defaultMessage: 'Card up' },
  cardDown: { id: 'scrumboard.key.down', defaultMessage: 'Card down' },
  cardLeft: { id: 'scrumboard.key.left', defaultMessage: 'Card to the list on its left' },
  cardRight: { id: 'scrumboard.key.right', defaultMessage: 'Card to the list on its right' },
  import: { id: 'scrumboard.import.open', defaultMessage: 'Import from Trello' },
  importWhat: {
    id: 'scrumboard.import.what',
    defaultMessage:
      'A board that Trello has exported as JSON. Lists, cards, labels, checklists, dates, links and comments come with it. Comments become yours of today; the first line of each says who wrote it, and when.',
  },
  description: { id: 'scrumboard.field.description', defaultMessage: 'Description' },
  labels: { id: 'scrumboard.field.labels', defaultMessage: 'Labels' },
  editLabels: { id: 'scrumboard.labels.edit', defaultMessage: 'Edit labels' },
  newLabel: { id: 'scrumboard.labels.new', defaultMessage: 'Add a label' },
  members: { id: 'scrumboard.field.members', defaultMessage: 'Members' },
  due: { id: 'scrumboard.field.due', defaultMessage: 'Due' },
  dueTime: { id: 'scrumboard.field.dueTime', defaultMessage: 'Due at' },
  overdue: { id: 'scrumboard.field.overdue', defaultMessage: 'Overdue' },
  checklists: { id: 'scrumboard.field.checklists', defaultMessage: 'Checklists' },
  newChecklist: { id: 'scrumboard.checklist.new', defaultMessage: 'Add a checklist' },
  checklistName: { id: 'scrumboard.checklist.name', defaultMessage: 'Name of the checklist' },
  removeChecklist: { id: 'scrumboard.checklist.remove', defaultMessage: 'Remove the checklist' },
  attachments: { id: 'scrumboard.field.attachments', defaultMessage: 'Attachments' },
  addPicture: { id: 'scrumboard.attachment.picture', defaultMessage: 'Add a picture' },
  addLink: { id: 'scrumboard.attachment.link', defaultMessage: 'Add the link' },
  link: { id: 'scrumboard.attachment.address', defaultMessage: 'Address of a link' },
  noLink: { id: 'scrumboard.attachment.noLink', defaultMessage: 'An address begins with http:// or https://.' },
  notUploaded: { id: 'scrumboard.attachment.failed', defaultMessage: 'The picture could not be added.' },
  cover: { id: 'scrumboard.attachment.cover', defaultMessage: 'Cover' },
  comments: { id: 'scrumboard.field.comments', defaultMessage: 'Comments and activities' },
  comment: { id: 'scrumboard.comment.new', defaultMessage: 'Write a comment' },
  edit: { id: 'scrumboard.comment.edit', defaultMessage: 'Edit the comment' },
  attached: { id: 'scrumboard.comment.attached', defaultMessage: 'added an attachment' },
  somebody: { id: 'scrumboard.comment.somebody', defaultMessage: 'Somebody' },
  archive: { id: 'scrumboard.archive.title', defaultMessage: 'Archive' },
  toArchive: { id: 'scrumboard.archive.put', defaultMessage: 'Put into the archive' },
  bringBack: { id: 'scrumboard.archive.bringBack', defaultMessage: 'Bring back' },
  archiveEmpty: { id: 'scrumboard.archive.empty', defaultMessage: 'Nothing is in the archive.' },
  archivedList: { id: 'scrumboard.archive.list', defaultMessage: 'A list with its cards' },
  asCards: { id: 'scrumboard.paste.one', defaultMessage: 'One card of it' },
});

/** What is said of a part of a file that Trello has exported. */
export const importMessages = defineMessages({
  other: {
    id: 'scrumboard.import.other',
    defaultMessage: 'The file is no board of Trello: it has no lists and cards.',
  },
  inArchive: { id: 'scrumboard.import.inArchive', defaultMessage: 'In the archive' },
  dateDone: {
    id: 'scrumboard.import.dateDone',
    defaultMessage: 'Its date was done: it is a ticked item of a checklist',
  },
  description: { id: 'scrumboard.import.description', defaultMessage: 'description' },
  checklists: { id: 'scrumboard.import.checklists', defaultMessage: 'checklists' },
  comments: { id: 'scrumboard.import.comments', defaultMessage: 'comments' },
  noList: { id: 'scrumboard.import.noList', defaultMessage: 'Its list is not in the file.' },
  noRoom: { id: 'scrumboard.import.noRoom', defaultMessage: 'There is no room for it: a board holds no more.' },
  tooLarge: { id: 'scrumboard.import.tooLarge', defaultMessage: 'It is larger than a card may be.' },
  nobody: {
    id: 'scrumboard.import.nobody',
    defaultMessage: 'Nobody here has this name: the cards come without this member.',
  },
  unknown: { id: 'scrumboard.import.unknown', defaultMessage: 'Cards have no such field here.' },
});

/** The colours of boards and labels, by their names. */
export const colorMessages = defineMessages({
  none: { id: 'scrumboard.color.none', defaultMessage: 'Of the theme' },
  red: { id: 'scrumboard.color.red', defaultMessage: 'Red' },
  amber: { id: 'scrumboard.color.amber', defaultMessage: 'Amber' },
  green: { id: 'scrumboard.color.green', defaultMessage: 'Green' },
  blue: { id: 'scrumboard.color.blue', defaultMessage: 'Blue' },
  purple: { id: 'scrumboard.color.purple', defaultMessage: 'Purple' },
  gray: { id: 'scrumboard.color.gray', defaultMessage: 'Grey' },
});

type Count = { count: number };
type Named = { name: string };

export const boardSentences = defineMessages<{
  cards: Count;
  selected: Count;
  asMany: Count;
  added: Count;
  moved: Count & { list: string };
  removed: Count & Named;
  listRemoved: Named;
  archived: Count & Named;
  broughtBack: Count & Named;
  listArchived: Named;
  listBroughtBack: Named;
  boardRemoved: Named;
  labelRemoved: Named;
  removeLabel: Named;
  labelName: Named;
  colorOf: Named;
  listMenu: Named;
  menuOf: Named;
  addTo: Named;
  copyOf: Named;
  checked: { done: number; all: number };
  comments: Count;
  attachments: Count;
  fileBroken: { line: number };
  cut: { what: string };
  left: { names: string };
  nothing: { query: string };
  imported: Named;
  importRun: Count;
}>({
  cards: { id: 'scrumboard.list.count', defaultMessage: '{count, plural, one {# card} other {# cards}}' },
  selected: {
    id: 'scrumboard.bar.selected',
    defaultMessage: '{count, plural, one {# card selected} other {# cards selected}}',
  },
  asMany: {
    id: 'scrumboard.paste.many',
    defaultMessage: '{count, plural, one {# card} other {# cards}}, one for each line',
  },
  added: { id: 'scrumboard.done.added', defaultMessage: '{count, plural, one {# card added.} other {# cards added.}}' },
  moved: {
    id: 'scrumboard.done.moved',
    defaultMessage: '{count, plural, one {Card moved} other {# cards moved}} to “{list}”.',
  },
  removed: {
    id: 'scrumboard.done.removed',
    defaultMessage: '{count, plural, one {“{name}” removed.} other {# cards removed.}}',
  },
  listRemoved: { id: 'scrumboard.done.listRemoved', defaultMessage: 'The list “{name}” and its cards are removed.' },
  archived: {
    id: 'scrumboard.done.archived',
    defaultMessage: '{count, plural, one {“{name}” is in the archive.} other {# cards are in the archive.}}',
  },
  broughtBack: {
    id: 'scrumboard.done.broughtBack',
    defaultMessage: '{count, plural, one {“{name}” is on the board again.} other {# cards are on the board again.}}',
  },
  listArchived: {
    id: 'scrumboard.done.listArchived',
    defaultMessage: 'The list “{name}” and its cards are in the archive.',
  },
  listBroughtBack: {
    id: 'scrumboard.done.listBroughtBack',
    defaultMessage: 'The list “{name}” is on the board again.',
  },
  boardRemoved: { id: 'scrumboard.done.boardRemoved', defaultMessage: 'The board “{name}” is removed.' },
  labelRemoved: { id: 'scrumboard.done.labelRemoved', defaultMessage: 'The label “{name}” is removed.' },
  removeLabel: { id: 'scrumboard.labels.remove', defaultMessage: 'Remove the label {name}' },
  labelName: { id: 'scrumboard.labels.name', defaultMessage: 'Name of the label {name}' },
  colorOf: { id: 'scrumboard.labels.color', defaultMessage: 'Colour of {name}' },
  listMenu: { id: 'scrumboard.list.menu', defaultMessage: 'Menu of the list {name}' },
  menuOf: { id: 'scrumboard.boards.menu', defaultMessage: 'Menu of {name}' },
  addTo: { id: 'scrumboard.card.addTo', defaultMessage: 'Add a card to {name}' },
  copyOf: { id: 'scrumboard.action.copyOf', defaultMessage: 'Copy of {name}' },
  checked: { id: 'scrumboard.card.checked', defaultMessage: '{done} of {all} done' },
  comments: { id: 'scrumboard.card.comments', defaultMessage: '{count, plural, one {# comment} other {# comments}}' },
  attachments: {
    id: 'scrumboard.card.attachments',
    defaultMessage: '{count, plural, one {# attachment} other {# attachments}}',
  },
  imported: { id: 'scrumboard.import.done', defaultMessage: 'The board “{name}” is here.' },
  importRun: {
    id: 'scrumboard.import.run',
    defaultMessage: '{count, plural, one {Import # card} other {Import # cards}}',
  },
  fileBroken: {
    id: 'scrumboard.import.broken',
    defaultMessage: 'The file is no whole JSON: it cannot be read from line {line, number} on. Nothing was added.',
  },
  cut: { id: 'scrumboard.import.cut', defaultMessage: 'Longer than there is room for, and cut: {what}.' },
  left: { id: 'scrumboard.import.left', defaultMessage: 'Left out: {names}.' },
  nothing: { id: 'scrumboard.board.nothing', defaultMessage: 'No card holds “{query}”.' },
});
