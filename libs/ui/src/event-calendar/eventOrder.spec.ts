import { eventOrder } from './eventOrder';

const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour);

it('puts what lasts several days before what fills one, and the rest in the order of the clock', () => {
  const events = [
    { title: 'Swim', start: at(25, 6), end: at(25, 7) },
    { title: 'Until midnight', start: at(25, 20), end: at(26, 0) },
    { title: 'Conference', start: at(25, 14), end: at(27, 18) },
    { title: 'Whole day', start: at(25, 0), end: at(26, 0) },
    { title: 'Fair', start: at(24, 0), end: at(27, 0) },
  ];
  expect(events.toSorted(eventOrder).map(({ title }) => title)).toEqual([
    'Fair',
    'Conference',
    'Whole day',
    'Swim',
    'Until midnight',
  ]);
});
