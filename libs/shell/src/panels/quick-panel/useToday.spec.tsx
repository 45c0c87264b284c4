import { act, renderHook } from '@testing-library/react';
import { useToday } from './useToday';

const at = (text: string) => new Date(text).getTime();

beforeEach(() => jest.useFakeTimers({ now: at('2026-03-01T23:59:00') }));
afterEach(() => jest.useRealTimers());

it('is the day on the wall, and the next one after midnight', () => {
  const { result } = renderHook(useToday);
  expect(result.current).toBe(at('2026-03-01T00:00:00'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(at('2026-03-02T00:00:00'));
  act(() => jest.advanceTimersByTime(24 * 3_600_000));
  expect(result.current).toBe(at('2026-03-03T00:00:00'));
});

it('looks again when a computer wakes up on another day', () => {
  const { result } = renderHook(useToday);
  jest.setSystemTime(at('2026-03-05T08:00:00'));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(at('2026-03-05T00:00:00'));
});
