import { layOut, neighbourOf } from './layOut';

describe('layOut', () => {
  it('fills the first row from its start, then the gaps that come first', () => {
    const { places, height } = layOut([100, 40, 60, 10, 10], 3, 10);
    expect(places.map(({ column, top }) => [column, top])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [1, 50],
      [1, 70],
    ]);
    expect(height).toBe(100);
  });

  it('has no height without cards', () => {
    expect(layOut([], 3, 10).height).toBe(0);
  });
});

describe('neighbourOf', () => {
  const { places } = layOut([100, 40, 60, 10, 10], 3, 10);

  it.each([
    [1, 'down', 3],
    [4, 'up', 3],
    [0, 'after', 3],
    [4, 'after', 2],
    [4, 'before', 0],
    [0, 'before', -1],
    [0, 'down', -1],
  ] as const)('of card %i %s is %i', (index, way, neighbour) => {
    expect(neighbourOf(places, index, way)).toBe(neighbour);
  });
});
