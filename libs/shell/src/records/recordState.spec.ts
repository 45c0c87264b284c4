import type { Change, Progress } from './change';
import { openKey } from './openKey';
import { undecidedMarks } from './recordState';

const changeOf = (id: string, progress: Progress, list = 'things'): Change => ({
  ...{ id: `${list} ${id}`, list, ids: [id], tab: 'one', madeAt: 1, progress },
  deed: { kind: 'update', fields: {}, base: { id } },
});

it('marks what waits for its user, and looks through the changes once for all who ask', () => {
  const changes = [
    changeOf('on its way', { at: 'sending' }),
    changeOf('refused', { at: 'refused', statusCode: 403, message: 'No', details: [] }),
    changeOf('gone', { at: 'gone' }),
    changeOf('twice', { at: 'conflict', fields: ['name'], theirs: { id: 'twice' } }),
    changeOf('refused', { at: 'waiting' }, 'others'),
  ];
  const look = jest.spyOn(changes, 'filter');
  const marks = undecidedMarks(changes);
  expect([...marks].toSorted()).toEqual([
    [openKey('things', 'gone'), 'stopped'],
    [openKey('things', 'refused'), 'stopped'],
    [openKey('things', 'twice'), 'changedElsewhere'],
  ]);
  expect(undecidedMarks(changes)).toBe(marks);
  expect(look).toHaveBeenCalledTimes(1);
  expect(undecidedMarks(changes.slice(0, 1)).size).toBe(0);
});
