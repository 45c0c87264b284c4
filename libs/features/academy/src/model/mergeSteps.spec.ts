import { mergeSteps } from './mergeSteps';

const step = (id: string, title = id, content = `<p>${id}</p>`) => ({ id, title, content });
const base = [step('1'), step('2'), step('3')];

it('keeps what each of two has written, in the same step or in others', () => {
  const mine = [step('1', 'Mine'), step('2'), step('3')];
  const theirs = [step('1', '1', '<p>Theirs</p>'), step('2', 'Theirs'), step('3')];
  expect(mergeSteps(base, mine, theirs)).toEqual([step('1', 'Mine', '<p>Theirs</p>'), step('2', 'Theirs'), step('3')]);
});

it('keeps steps that either has added, behind what they followed, and drops what either has removed', () => {
  const mine = [step('1'), step('new'), step('2'), step('3')];
  expect(mergeSteps(base, mine, [step('1'), step('3'), step('last')])).toEqual([
    step('1'),
    step('new'),
    step('3'),
    step('last'),
  ]);
});

it('is in the order of the one who has moved steps', () => {
  const moved = [step('3'), step('1'), step('2')];
  const written = [step('1', 'Written'), step('2'), step('3')];
  const wanted = [step('3'), step('1', 'Written'), step('2')];
  expect(mergeSteps(base, written, moved)).toEqual(wanted);
  expect(mergeSteps(base, moved, written)).toEqual(wanted);
});

it('is for the user to decide where both wrote the same, or one removed what the other wrote', () => {
  const mine = [step('1', 'Mine'), step('2'), step('3')];
  expect(mergeSteps(base, mine, [step('1', 'Theirs'), step('2'), step('3')])).toBeUndefined();
  expect(mergeSteps(base, mine, [step('2'), step('3')])).toBeUndefined();
});
