import { pageSlots } from './pageSlots';

it.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [16, 20, '1 … 15 16 17 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
])('page %d of %d: %s', (page, count, expected) => {
  expect(
    pageSlots(page, count)
      .map((slot) => (typeof slot === 'number' ? String(slot) : '…'))
      .join(' '),
  ).toBe(expected);
});

it('always shows the page itself, in as many places', () => {
  for (let page = 1; page <= 30; page += 1) {
    const slots = pageSlots(page, 30);
    expect(slots).toHaveLength(7);
    expect(slots).toContain(page);
  }
});
