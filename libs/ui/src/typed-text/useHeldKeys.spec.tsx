import { act, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useLayoutEffect } from 'react';
import { useHeldKeys } from './useHeldKeys';

const show = () => renderHook(useHeldKeys, { wrapper: StrictMode });
const onKey = jest.fn();

beforeEach(() => {
  onKey.mockClear();
  document.addEventListener('keydown', onKey, true);
});
afterEach(() => {
  document.removeEventListener('keydown', onKey, true);
});

it('collects what is typed until it is taken', async () => {
  const { result } = show();
  const isStillWanted = result.current.hold();
  await userEvent.keyboard('Sure');
  expect(onKey).not.toHaveBeenCalled();
  expect(isStillWanted()).toBe(true);
  expect(result.current.take()).toBe('Sure');
  expect(isStillWanted()).toBe(false);
});

it('can be asked for as soon as it is drawn', async () => {
  const { result } = renderHook(() => {
    const keys = useHeldKeys();
    useLayoutEffect(() => {
      keys.hold();
    }, [keys]);
    return keys;
  });
  await userEvent.keyboard('Sure');
  expect(result.current.take()).toBe('Sure');
});

it('gives the keys back when its component goes, and takes none of them after that', async () => {
  const { result, unmount } = show();
  const keys = result.current;
  const isStillWanted = keys.hold();
  act(unmount);
  expect(isStillWanted()).toBe(false);
  expect(keys.hold()()).toBe(false);
  await userEvent.keyboard('a');
  expect(onKey).toHaveBeenCalledTimes(1);
});

it('leaves the keys to what was asked for last', async () => {
  const first = show().result.current;
  const second = show().result.current;
  const isFirstWanted = first.hold();
  const isSecondWanted = second.hold();
  await userEvent.keyboard('Ada');
  expect([isFirstWanted(), isSecondWanted()]).toEqual([false, true]);
  expect([first.take(), second.take()]).toEqual(['', 'Ada']);
});
