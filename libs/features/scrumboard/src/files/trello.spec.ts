import { readTrello } from './trello';

const file = {
  name: 'Garden',
  labels: [{ id: 'l1', name: '', color: 'green_dark' }],
  lists: [
    { id: 'b', name: 'Done', pos: 2, closed: false },
    { id: 'a', name: 'Next', pos: 1, closed: false },
    { id: 'z', name: 'Old', pos: 3, closed: true },
  ],
  cards: [
    { id: '2', name: 'Water', idList: 'a', pos: 20, idLabels: ['l1', 'gone'], due: '2026-11-25T10:00:00.000Z' },
    {
      id: '1',
      name: 'Dig',
      idList: 'a',
      pos: 10,
      desc: 'Deep',
      attachments: [
        { id: 'x', name: '', url: 'https://example.com' },
        { id: 'y', url: 'javascript:alert(1)' },
      ],
    },
    { id: '3', name: 'Archived', idList: 'a', closed: true },
    { id: '4', name: 'Of an archived list', idList: 'z' },
  ],
  checklists: [{ id: 'c', idCard: '1', name: 'Tools', checkItems: [{ id: 'i', name: 'Spade', state: 'complete' }] }],
};

it('makes of a board of Trello one of ours: in its order, without what is in its archive', () => {
  const draft = readTrello(JSON.stringify(file));
  expect(draft).toMatchObject({ name: 'Garden', labels: [{ id: 'l1', name: 'green_dark', class: 'green' }] });
  expect(draft.lists).toEqual([
    { id: 'a', name: 'Next', idCards: ['1', '2'] },
    { id: 'b', name: 'Done', idCards: [] },
  ]);
  expect(draft.cards[0]).toMatchObject({
    ...{ name: 'Dig', description: 'Deep', due: null },
    checklists: [{ name: 'Tools', checkItems: [{ name: 'Spade', checked: true }] }],
    attachments: [{ type: 'link', name: 'https://example.com', url: 'https://example.com' }],
  });
  expect(draft.cards[0]?.attachments).toHaveLength(1);
  expect(draft.cards[1]).toMatchObject({ idLabels: ['l1'], due: '2026-11-25T10:00:00.000Z' });
});

it('refuses what is no board', () => {
  expect(() => readTrello('{"cards":[]}')).toThrow();
  expect(() => readTrello('BEGIN:VCARD')).toThrow();
});
