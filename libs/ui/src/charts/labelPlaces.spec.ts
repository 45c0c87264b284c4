import { labelPlaces } from './labelPlaces';

it.each([
  [7, 800, [0, 1, 2, 3, 4, 5, 6]],
  [7, 300, [0, 2, 4, 6]],
  [30, 300, [0, 8, 16, 24]],
  // Before anything is laid out.
  [7, 0, [0]],
  [0, 300, []],
])('has as many of %d labels as have room in %d pixels', (count, width, places) => {
  expect(labelPlaces(count, width)).toEqual(places);
});
