import { todoOf } from '../testing/todayServer';
import { dueTodos } from './dueTodos';

const now = new Date(2026, 2, 10, 14).getTime();
const at = (day: number, hours: number) => new Date(2026, 2, day, hours).toISOString();

it('holds what is due by the end of the day and not done, the oldest first', () => {
  const todos = [
    todoOf('tonight', at(10, 23)),
    todoOf('tomorrow', at(11, 0)),
    todoOf('done', at(10, 9), { completed: true }),
    todoOf('removed', at(10, 9), { deleted: true }),
    todoOf('last week', at(3, 9)),
    todoOf('some day', null),
  ];
  expect(dueTodos(todos, now).map(({ title }) => title)).toEqual(['last week', 'tonight']);
});
