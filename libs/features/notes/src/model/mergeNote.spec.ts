import { keepBoth, mergeNote } from './mergeNote';
import type { NoteContent } from './note';
import { emptyContent } from './note';

const note = (changes: Partial<NoteContent>): NoteContent => ({ ...emptyContent, title: 'Trip', ...changes });

describe('mergeNote', () => {
  it('takes both changes where they touch different fields', () => {
    const merge = mergeNote(note({}), note({ description: 'Mine' }), note({ title: 'Theirs', archive: true }));
    expect(merge.clashes).toEqual([]);
    expect(merge.content).toEqual(note({ title: 'Theirs', description: 'Mine', archive: true }));
  });

  it('names what both have changed, and keeps mine', () => {
    const merge = mergeNote(note({}), note({ title: 'Mine' }), note({ title: 'Theirs' }));
    expect(merge).toEqual({ content: note({ title: 'Mine' }), clashes: ['title'] });
  });

  it('sees no clash where both wrote the same, or differ in white space around it', () => {
    expect(mergeNote(note({}), note({ title: 'Same ' }), note({ title: 'Same' })).clashes).toEqual([]);
  });

  it('keeps what was taken away on one side', () => {
    const base = note({ reminder: '2027-01-01T08:00:00.000Z', labels: ['a'] });
    const merge = mergeNote(base, { ...base, reminder: null }, { ...base, labels: [] });
    expect(merge).toEqual({ content: note({}), clashes: [] });
  });
});

describe('mergeNote with a checklist', () => {
  const item = (id: string, text: string, checked = false) => ({ id, text, checked });
  const list = (...checklist: NoteContent['checklist']) => note({ checklist });
  const base = list(item('1', 'Tent'), item('2', 'Rope'));

  it('takes ticks, new items and removals of both sides', () => {
    const mine = list(item('1', 'Tent', true), item('2', 'Rope'), item('3', 'Torch'));
    const theirs = list(item('1', 'Big tent'), item('4', 'Soup'));
    const { content, clashes } = mergeNote(base, mine, theirs);
    expect(clashes).toEqual([]);
    expect(content.checklist).toEqual([item('1', 'Big tent', true), item('3', 'Torch'), item('4', 'Soup')]);
  });

  it('clashes where both wrote one item anew, or one removed what the other wrote', () => {
    const mine = list(item('1', 'Red tent'), item('2', 'Rope'));
    expect(mergeNote(base, mine, list(item('1', 'Blue tent'), item('2', 'Rope'))).clashes).toEqual(['checklist']);
    const shorter = list(item('2', 'Rope'));
    expect(mergeNote(base, shorter, list(item('1', 'Blue tent'), item('2', 'Rope'))).clashes).toEqual(['checklist']);
  });
});

describe('keepBoth', () => {
  it('loses no text of either side', () => {
    const mine = note({ title: 'Mine', description: 'One', checklist: [{ id: '1', checked: true, text: 'Tent' }] });
    const theirs = note({
      title: 'Theirs',
      description: 'Two',
      checklist: [{ id: '1', checked: false, text: 'Rope' }],
    });
    const both = keepBoth(mine, theirs);
    expect(both.title).toBe('Mine');
    expect(both.description).toBe('One\n\nTheirs\n\nTwo');
    expect(both.checklist.map(({ text }) => text)).toEqual(['Tent', 'Rope']);
    expect(new Set(both.checklist.map(({ id }) => id)).size).toBe(2);
  });

  it('says nothing twice', () => {
    const same = note({ description: 'Same', checklist: [{ id: '1', checked: true, text: 'Tent' }] });
    expect(keepBoth(same, same)).toEqual(same);
  });
});
