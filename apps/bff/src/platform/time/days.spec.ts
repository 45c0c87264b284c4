import { boundsOfDay, isTimeZone, momentsAround } from './days';

it.each([
  ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['2026-11-22', 'Europe/Istanbul', '2026-11-21T21:00:00.000Z', '2026-11-22T21:00:00.000Z'],
  ['2026-11-22', 'Asia/Kathmandu', '2026-11-21T18:15:00.000Z', '2026-11-22T18:15:00.000Z'],
  ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22', 'Pacific/Pago_Pago', '2026-11-22T11:00:00.000Z', '2026-11-23T11:00:00.000Z'],
  // 23 and 25 hours.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  // Clocks go from 23:59 to 01:00, from 23:59 to 23:00, and from 00:59 to 00:00.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
  ['2018-02-17', 'America/Sao_Paulo', '2018-02-17T02:00:00.000Z', '2018-02-18T03:00:00.000Z'],
  ['2018-11-04', 'America/Havana', '2018-11-04T04:00:00.000Z', '2018-11-05T05:00:00.000Z'],
  // Over the end of a year.
  ['2026-12-31', 'UTC', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
])('bounds %s in %s', (date, zone, start, end) => {
  expect(boundsOfDay(date, zone)).toEqual({ start, end });
});

it('knows time zones by their names alone', () => {
  expect(['UTC', 'Europe/Istanbul', 'Etc/GMT+3'].filter(isTimeZone)).toHaveLength(3);
  expect(['', '+03:00', 'Europe/Nowhere', '../etc', 3, null, undefined, {}].filter(isTimeZone)).toEqual([]);
});

it('names moments by days from today', () => {
  const at = momentsAround(new Date('2026-12-31T23:59:59.999Z'));
  expect([at(0), at(1, '09:30'), at(-1)]).toEqual([
    '2026-12-31T00:00:00.000Z',
    '2027-01-01T09:30:00.000Z',
    '2026-12-30T00:00:00.000Z',
  ]);
});
