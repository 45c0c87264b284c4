/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { act, renderHook } from '@testing-library/react';
import { useOpenRecord } from './useOpenRecord';

const ada = { id: 'ada', name: 'Ada' };
type Props = { openId: string | null; present: typeof ada | undefined; wasRemovedHere?: boolean };

const show = (first: Props) => {
  const { result, rerender } = renderHook(
    ({ wasRemovedHere = false, ...props }: Props) =>
      useOpenRecord({ ...props, wasRemovedHere, isKept: true, isRemoved: undefined }),
    { initialProps: first },
  );
  return { result, rerender };
};

it('keeps what is removed elsewhere as it was last seen, and says so', () => {
  const { result, rerender } = show({ openId: 'ada', present: ada });
  rerender({ openId: 'ada', present: { ...ada, name: 'Ada L.' } });
  rerender({ openId: 'ada', present: undefined });
  expect(result.current).toMatchObject({ open: { name: 'Ada L.' }, isGone: true });
  rerender({ openId: 'grace', present: undefined });
  expect(result.current).toMatchObject({ open: undefined, isGone: false });
});

it('says nothing of what an action removes here, which is shown until it is closed, and of which it says so when it is open again', () => {
  const { result, rerender } = show({ openId: 'ada', present: ada });
  act(() => {
    result.current.onLeave('ada');
  });
  rerender({ openId: 'ada', present: undefined, wasRemovedHere: true });
  expect(result.current).toMatchObject({ open: ada, isGone: false });
  rerender({ openId: null, present: undefined });
  rerender({ openId: 'ada', present: ada });
  rerender({ openId: 'ada', present: undefined });
  expect(result.current).toMatchObject({ open: ada, isGone: true });
});

it('does not keep what was removed here by another way', () => {
  const { result, rerender } = show({ openId: 'ada', present: ada });
  rerender({ openId: 'ada', present: undefined, wasRemovedHere: true });
  expect(result.current).toMatchObject({ open: undefined, isGone: false });
});

it('is drawn once for a record that is another object each time', () => {
  const draw = jest.fn(() =>
    useOpenRecord({ openId: 'ada', present: { ...ada }, isKept: true, isRemoved: undefined, wasRemovedHere: false }),
  );
  const { result, rerender } = renderHook(draw);
  rerender();
  expect(result.current.open).toEqual(ada);
  expect(draw).toHaveBeenCalledTimes(2);
});
