import { defineMessages } from 'react-intl';

/** What the index and the frames of the pages say. */
export const layoutMessages = defineMessages({
  intro: {
    id: 'layouts.index.intro',
    defaultMessage:
      'Twenty ways to put a page together from a header, a toolbar, sidebars and content. Each opens as a page of the product.',
  },
  carded: { id: 'layouts.index.carded', defaultMessage: 'Carded' },
  cardedUse: {
    id: 'layouts.index.cardedUse',
    defaultMessage: 'Toolbar and content are a card that reaches into the header: for one subject that is worked on.',
  },
  simple: { id: 'layouts.index.simple', defaultMessage: 'Simple' },
  simpleUse: {
    id: 'layouts.index.simpleUse',
    defaultMessage: 'The header spans the page, and all below is flat: for many things to look through.',
  },
  other: { id: 'layouts.index.other', defaultMessage: 'Without a layout' },
  otherUse: { id: 'layouts.index.otherUse', defaultMessage: 'Only what the shell puts around a page.' },
  blankText: {
    id: 'layouts.blank.text',
    defaultMessage: 'Nothing stands here, on purpose: this is the room that a page has to itself.',
  },
  all: { id: 'layouts.page.all', defaultMessage: 'All page layouts' },
  pageScrolls: { id: 'layouts.page.pageScrolls', defaultMessage: 'The whole page scrolls' },
  contentScrolls: { id: 'layouts.page.contentScrolls', defaultMessage: 'Only the content scrolls' },
});

/** What the project on the pages is about. */
export const projectMessages = defineMessages({
  name: { id: 'layouts.project.name', defaultMessage: 'Moving the office' },
  about: {
    id: 'layouts.project.about',
    defaultMessage:
      'In June we move from Mill Lane to the third floor at Harbour Street. The new rooms are a little smaller and a lot brighter: two quiet rooms, a kitchen that seats all of us, and a terrace.',
  },
  rule: {
    id: 'layouts.project.rule',
    defaultMessage:
      'The rule for the move is simple: nobody loses a working day. Everything that can be carried over before the last weekend is carried over before, and what is left fits into one lorry.',
  },
  overview: { id: 'layouts.project.overview', defaultMessage: 'Overview' },
  tasks: { id: 'layouts.project.tasks', defaultMessage: 'Tasks' },
  people: { id: 'layouts.project.people', defaultMessage: 'People' },
  views: { id: 'layouts.project.views', defaultMessage: 'Views of the project' },
  onlyOpen: { id: 'layouts.project.onlyOpen', defaultMessage: 'Only what is open' },
  nothingOpen: { id: 'layouts.project.nothingOpen', defaultMessage: 'All of this is done.' },
  areas: { id: 'layouts.project.areas', defaultMessage: 'Areas' },
  allAreas: { id: 'layouts.project.allAreas', defaultMessage: 'All areas' },
  rooms: { id: 'layouts.project.rooms', defaultMessage: 'Rooms' },
  network: { id: 'layouts.project.network', defaultMessage: 'Network' },
  move: { id: 'layouts.project.move', defaultMessage: 'Removal' },
  team: { id: 'layouts.project.team', defaultMessage: 'Team' },
  details: { id: 'layouts.project.details', defaultMessage: 'Details' },
  lead: { id: 'layouts.project.lead', defaultMessage: 'Led by' },
  begins: { id: 'layouts.project.begins', defaultMessage: 'Begins' },
  movingDay: { id: 'layouts.project.movingDay', defaultMessage: 'Moving day' },
  budget: { id: 'layouts.project.budget', defaultMessage: 'Budget' },
  address: { id: 'layouts.project.address', defaultMessage: 'New address' },
  street: { id: 'layouts.project.street', defaultMessage: '12 Harbour Street, third floor' },
});

/** What is to be done. */
export const taskMessages = defineMessages({
  measure: { id: 'layouts.task.measure', defaultMessage: 'Measure the new rooms' },
  plan: { id: 'layouts.task.plan', defaultMessage: 'Draw the seating plan and hang it in the kitchen' },
  paint: { id: 'layouts.task.paint', defaultMessage: 'Have the two quiet rooms painted' },
  kitchen: { id: 'layouts.task.kitchen', defaultMessage: 'Order the long table for the kitchen' },
  line: { id: 'layouts.task.line', defaultMessage: 'Order the internet line; it takes six weeks' },
  cables: { id: 'layouts.task.cables', defaultMessage: 'Lay the cables to the desks' },
  printers: { id: 'layouts.task.printers', defaultMessage: 'Set up the printers and their names' },
  phones: { id: 'layouts.task.phones', defaultMessage: 'Redirect the telephone numbers' },
  lorry: { id: 'layouts.task.lorry', defaultMessage: 'Book the lorry and four pairs of hands' },
  boxes: { id: 'layouts.task.boxes', defaultMessage: 'Give everybody two boxes and a label' },
  archive: { id: 'layouts.task.archive', defaultMessage: 'Bring the archive over before the last weekend' },
  keys: { id: 'layouts.task.keys', defaultMessage: 'Hand back the keys of Mill Lane' },
  letter: { id: 'layouts.task.letter', defaultMessage: 'Tell customers and suppliers the new address' },
  breakfast: { id: 'layouts.task.breakfast', defaultMessage: 'Breakfast on the terrace on the first morning' },
});

/** How much of it is done. */
export const { done } = defineMessages<{ done: { done: number; all: number } }>({
  done: { id: 'layouts.project.done', defaultMessage: '{done} of {all} done' },
});
