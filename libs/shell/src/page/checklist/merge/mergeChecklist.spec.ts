import { mergeChecklist } from './mergeChecklist';

const item = (id: string, text: string, checked = false) => ({ id, text, checked });

describe('a checklist', () => {
  const base = [item('1', 'Tent'), item('2', 'Rope')];

  it('takes ticks, new items and removals of both sides', () => {
    const mine = [item('1', 'Tent', true), item('2', 'Rope'), item('3', 'Torch')];
    const theirs = [item('1', 'Big tent'), item('4', 'Soup')];
    expect(mergeChecklist(base, mine, theirs)).toEqual([
      item('1', 'Big tent', true),
      item('3', 'Torch'),
      item('4', 'Soup'),
    ]);
  });

  it('cannot be merged where both wrote one item anew, or one removed what the other wrote', () => {
    const theirs = [item('1', 'Blue tent'), item('2', 'Rope')];
    expect(mergeChecklist(base, [item('1', 'Red tent'), item('2', 'Rope')], theirs)).toBeUndefined();
    expect(mergeChecklist(base, [item('2', 'Rope')], theirs)).toBeUndefined();
    // Nothing of it is lost where the one who removed it is asked nothing.
    expect(mergeChecklist(base, theirs, [item('2', 'Rope')])).toEqual(theirs);
  });
});
