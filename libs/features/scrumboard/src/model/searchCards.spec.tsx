import { sampleBoard } from '../testing/boardServer';
import { searchCards } from './searchCards';

const { board, cards } = sampleBoard();
const shown = (query: string) =>
  searchCards(
    cards.map((card, place) => ({ ...card, idList: 'next', place, archived: false })),
    query,
    board,
    { userId: 'ada', now: Date.now() },
  ).map(({ id }) => id);

it.each([
  ['fingerprint', ['finger']],
  ['demir', ['finger', 'call']],
  ['assigned:elif', ['finger', 'call']],
  ['assigned:"elif demir" fingerprint', ['finger']],
  ['assigned:me', ['finger']],
  ['label:bug', ['drafts']],
  ['label:elif', []],
  ['due:week', ['finger']],
  ['due:overdue', ['drafts']],
  ['due:none', ['icons', 'call']],
  ['due:today', []],
  ['due:', ['finger', 'drafts']],
  ['due:week label:design on phones', ['finger']],
  ['', ['finger', 'drafts', 'icons', 'call']],
])('finds by %s', (query, found) => {
  expect(shown(query)).toEqual(found);
});
