import { createSeen } from './seen';

const at = (id: number, seconds: number) => ({
  id: String(id),
  time: new Date(Date.UTC(2026, 2, 1) + seconds * 1000).toISOString(),
});

it('knows nothing to ask from before anything was seen, or after it was forgotten', () => {
  const seen = createSeen();
  expect(seen.from()).toBeNull();
  seen.add([at(1, 0), at(2, 31)]);
  expect(seen.from()).toBe('1');
  seen.forget();
  expect(seen.from()).toBeNull();
});

it('asks from a message that nothing can have been overtaken by any more', () => {
  const seen = createSeen();
  seen.add([at(1, 0), at(2, 10), at(3, 20)]);
  seen.add([at(5, 45)]);
  // 4 may still be on its way: the server could have stored it up to half a minute before 5.
  expect(seen.from()).toBe('2');
  seen.add([at(9, 500)]);
  expect(seen.from()).toBe('5');
});

it('begins anew where all that was seen is so young that one before it may still be on its way', () => {
  const seen = createSeen();
  seen.add([at(2, 0)]);
  expect(seen.from()).toBeNull();
  seen.add([at(3, 30)]);
  expect(seen.from()).toBeNull();
  seen.add([at(4, 31)]);
  expect(seen.from()).toBe('2');
});

it('remembers no more than it needs, however much comes in', () => {
  const seen = createSeen();
  seen.add(Array.from({ length: 5000 }, (_, index) => at(index + 1, 0)));
  expect(seen.from()).toBeNull();
  seen.add([at(5001, 31)]);
  expect(seen.from()).toBe('5000');
});
