import { noteOf } from '../testing/notes';
import { keepBoth, noteMerges } from './mergeNote';

const item = (id: string, text: string, checked = false) => ({ id, text, checked });

it('keeps the labels that either side has given, and takes away what either has taken', () => {
  expect(noteMerges?.labels?.(['a', 'b'], ['b', 'mine'], ['a', 'theirs'])).toEqual(['theirs', 'mine']);
});

describe('both versions', () => {
  it('lose no text', () => {
    const mine = noteOf({ id: 'n', title: 'Mine', description: 'One', checklist: [item('1', 'Tent', true)] });
    const theirs = noteOf({ id: 'n', title: 'Theirs', description: 'Two', checklist: [item('1', 'Rope')] });
    const { title, description, checklist = [] } = keepBoth(mine, theirs, () => '2');
    expect([title, description]).toEqual(['Mine', 'One\n\nTheirs\n\nTwo']);
    expect(checklist).toEqual([item('1', 'Tent', true), item('2', 'Rope')]);
  });

  it('say nothing twice', () => {
    const { title, description, checklist } = noteOf({
      id: 'n',
      description: 'Same',
      checklist: [item('1', 'Tent', true)],
    });
    const same = noteOf({ id: 'n', title, description, checklist });
    expect(keepBoth(same, same, () => '2')).toEqual({ title, description, checklist });
  });
});
