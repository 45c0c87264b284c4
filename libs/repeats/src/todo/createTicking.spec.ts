import { createTicking } from './createTicking';
import type { Tickable } from './createTicking';

const at = (day: number, hours = 9) => new Date(2026, 2, day, hours).toISOString();
const now = new Date(2026, 2, 10, 14).getTime();
const daily = { every: 'day', day: null } as const;
const todo = (id: string, fields: Partial<Tickable> = {}): Tickable => ({
  ...{ id, completed: false, startDate: null, dueDate: null },
  ...fields,
});

it('marks what does not repeat as done, and as not done where all of it is', () => {
  const tick = createTicking();
  const fieldsOf = (...todos: Tickable[]) => tick(todos, now, 0).ticked.map(({ fields }) => fields);
  const [open, done] = [todo('open'), todo('done', { completed: true })];
  expect(fieldsOf(open, done)).toEqual([{ completed: true }, { completed: true }]);
  expect(fieldsOf(done)).toEqual([{ completed: false }]);
  // Without a date there is none after it.
  expect(fieldsOf(todo('undated', { repeat: daily }))).toEqual([{ completed: true }]);
});

it('makes what repeats due again, begun as many days later, with its parts to be done', () => {
  const parts = [{ id: 'p', checked: true }];
  const weekly = todo('a', {
    ...{ dueDate: at(9), startDate: at(7, 8), subtasks: parts },
    repeat: { every: 'week', day: null },
  });
  expect(createTicking()([weekly], now, 0).ticked).toEqual([
    {
      todo: weekly,
      again: Date.parse(at(16)),
      fields: { dueDate: at(16), startDate: at(14, 8), subtasks: [{ id: 'p', checked: false }] },
    },
  ]);
});

it('moves what repeats once for the two presses of a double click', () => {
  const tick = createTicking();
  const once = todo('a', { dueDate: at(9), repeat: daily });
  expect(tick([once], now, 1000).ticked).toHaveLength(1);
  expect(tick([once], now, 1400).ticked).toEqual([]);
  expect(tick([once], now, 1600).ticked).toHaveLength(1);
});
