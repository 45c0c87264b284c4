import { NoTrelloBoard, readTrello } from './trello';

const me = { id: 'ada', name: 'Ada Admin' };
const done = { name: 'Due', write: (date: string) => `at ${date}` };
const read = (file: object) => readTrello(JSON.stringify(file), me, done);
const file = {
  name: 'Garden',
  labels: [{ id: 'l1', name: '', color: 'green_dark' }],
  members: [
    { id: 'm1', fullName: 'Ada Admin' },
    { id: 'm2', fullName: 'Zoë Nobody' },
  ],
  lists: [
    { id: 'b', name: 'Done', pos: 2, closed: false },
    { id: 'a', name: 'Next', pos: 1, closed: false },
    { id: 'z', name: 'Old', pos: 3, closed: true },
  ],
  cards: [
    { id: '2', name: 'Water', idList: 'a', pos: 20, idLabels: ['l1', 'gone'], due: '2026-11-25T10:00:00.000Z' },
    {
      ...{ id: '1', name: 'Dig', idList: 'a', pos: 10, desc: 'Deep', idMembers: ['m1', 'm2'] },
      attachments: [
        { id: 'x', name: '', url: 'https://example.com' },
        { id: 'y', name: 'Script', url: 'javascript:alert(1)' },
      ],
    },
    { id: '3', name: 'Archived', idList: 'a', pos: 30, closed: true },
    { id: '4', name: 'Of an archived list', idList: 'z', pos: 40 },
    { id: '5', name: 'Of nothing', idList: 'unknown', pos: 50 },
  ],
  checklists: [{ id: 'c', idCard: '1', name: 'Tools', checkItems: [{ id: 'i', name: 'Spade', state: 'complete' }] }],
  actions: [
    {
      ...{ type: 'commentCard', date: '2026-01-02T10:00:00.000Z', memberCreator: { fullName: 'Zoë Nobody' } },
      data: { text: 'Not too deep', card: { id: '1' } },
    },
    { type: 'updateCard', data: { card: { id: '1' } } },
  ],
  customFields: [{ name: 'Priority' }],
};
const names = ({ draft }: ReturnType<typeof readTrello>) => {
  const nameOf = new Map(draft.cards.map(({ id, name }) => [id, name]));
  return draft.lists.map(({ name, archived, idCards = [] }) => [
    name,
    archived,
    ...idCards.map((id) => nameOf.get(id)),
  ]);
};

it('makes of a board of Trello one of ours, in its order, with what is in its archive', () => {
  const board = read(file);
  expect(board.draft).toMatchObject({ name: 'Garden', labels: [{ name: 'green_dark', class: 'green' }] });
  expect(names(board)).toEqual([
    ['Next', false, 'Dig', 'Water', 'Archived'],
    ['Done', false],
    ['Old', true, 'Of an archived list'],
  ]);
  const [dig, water, archived] = board.draft.cards;
  expect(dig).toMatchObject({
    ...{ description: 'Deep', due: null, archived: false, idMembers: ['ada'] },
    checklists: [{ name: 'Tools', checkItems: [{ name: 'Spade', checked: true }] }],
    attachments: [{ type: 'link', name: 'https://example.com', url: 'https://example.com' }],
    activities: [{ type: 'comment', message: 'Zoë Nobody, 2026-01-02:\nNot too deep' }],
  });
  expect(water).toMatchObject({ idLabels: [board.draft.labels[0]?.id], due: '2026-11-25T10:00:00.000Z' });
  expect(archived?.archived).toBe(true);
});

it('names all that does not come along, and why', () => {
  const { parts } = read(file);
  expect(parts.filter(({ problem }) => problem).map(({ kind, name, problem }) => [kind, name, problem])).toEqual([
    ['member', 'Zoë Nobody', 'nobody'],
    ['field', 'Priority', 'unknown'],
    ['card', 'Of nothing', 'noList'],
  ]);
  expect(parts.find(({ name }) => name === 'Dig')?.left).toEqual(['Zoë Nobody', 'Script']);
  expect(parts.filter(({ isArchived }) => isArchived).map(({ name }) => name)).toEqual([
    'Archived',
    'Of an archived list',
  ]);
});

it('brings in a date that was done as a ticked item, written for who brings it in, so that it is not overdue, and says so', () => {
  const card = { id: '1', idList: 'a', name: 'Dig', due: '2026-01-02T10:00:00.000Z', dueComplete: true };
  const { draft, parts } = read({ ...file, cards: [card, { ...card, id: '2', dueComplete: false }] });
  expect(draft.cards).toMatchObject([
    {
      due: null,
      checklists: [
        { name: 'Due', checkItems: [{ name: 'at 2026-01-02T10:00:00.000Z', checked: true }] },
        { name: 'Tools', checkItems: [{ name: 'Spade', checked: true }] },
      ],
    },
    { due: '2026-01-02T10:00:00.000Z', checklists: [] },
  ]);
  expect(parts.slice(-2).map(({ isDateDone }) => isDateDone)).toEqual([true, false]);
});

it('brings a long name in whole, as the beginning of the description, and says what it cuts', () => {
  const card = { id: '1', idList: 'a', name: 'x'.repeat(300), desc: 'y'.repeat(30_000) };
  const { draft, parts } = read({ ...file, cards: [card] });
  expect(draft.cards[0]?.name).toHaveLength(200);
  expect(draft.cards[0]?.description).toMatch(/^x{300}\n\ny+$/);
  expect(parts.at(-1)?.cut).toEqual(['description']);
});

it('says that it cuts a long comment, and the long name of a checklist', () => {
  const { parts } = read({
    ...file,
    cards: [{ id: '1', idList: 'a', name: 'Dig' }],
    checklists: [{ id: 'k', idCard: '1', name: 'x'.repeat(201), checkItems: [] }],
    actions: [{ type: 'commentCard', data: { card: { id: '1' }, text: 'y'.repeat(5001) } }],
  });
  expect(new Set(parts.at(-1)?.cut)).toEqual(new Set(['checklists', 'comments']));
});

it('reads an old file, which names its labels at each card', () => {
  const { draft } = read({
    ...{ name: 'Old', labelNames: { green: 'Garden', red: '' } },
    lists: [{ id: 'a', name: 'Next' }],
    cards: [
      {
        id: '1',
        name: 'Dig',
        idList: 'a',
        labels: [
          { color: 'green', name: 'Garden' },
          { color: 'red', name: '' },
        ],
      },
      {
        id: '2',
        name: 'Water',
        idList: 'a',
        labels: [{ color: 'green', name: 'Garden' }],
        checklists: [{ name: 'Cans' }],
      },
    ],
  });
  expect(draft.labels.map(({ name }) => name)).toEqual(['Garden', 'red']);
  const [garden, red] = draft.labels.map(({ id }) => id);
  expect(draft.cards.map(({ idLabels }) => idLabels)).toEqual([[garden, red], [garden]]);
  expect(draft.cards[1]?.checklists).toMatchObject([{ name: 'Cans', checkItems: [] }]);
});

it('gives each board cards of its own, however often a file is read', () => {
  expect(read(file).draft.cards[0]?.id).not.toBe(read(file).draft.cards[0]?.id);
});

it('takes five thousand cards, and names those for which there is no room', () => {
  const cards = (count: number, desc = '') =>
    Array.from({ length: count }, (_, at) => ({
      id: String(at),
      name: `Card ${String(at)}`,
      idList: 'a',
      pos: at,
      desc,
    }));
  expect(read({ ...file, cards: cards(5000) }).draft.cards).toHaveLength(5000);
  const many = read({ ...file, cards: cards(6001) });
  expect([many.draft.cards.length, many.parts.at(-1)]).toMatchObject([6000, { name: 'Card 6000', problem: 'noRoom' }]);
  const heavy = read({ ...file, cards: cards(500, 'x'.repeat(19_000)) });
  expect(heavy.draft.cards.length).toBeLessThan(500);
  expect(heavy.parts.at(-1)?.problem).toBe('noRoom');
});

it('says of a file that is none why, and where it breaks off', () => {
  const why = (text: string) => {
    try {
      readTrello(text, me, done);
    } catch (error) {
      return error instanceof NoTrelloBoard ? [error.why, error.line] : error;
    }
    return null;
  };
  expect(why('{"cards":[]}')).toEqual(['other', 1]);
  expect(why('null')).toEqual(['other', 1]);
  expect(why('BEGIN:VCARD')).toEqual(['broken', 1]);
  expect(why('{"lists": [],\n"cards": [\n{"id": "1", "na')).toEqual(['broken', 3]);
  expect(why('{"lists": [],\n"cards": [}]}')).toEqual(['broken', 2]);
});
