import { renderHook } from '@testing-library/react';
import type { DialogItem, DialogView } from '../model/types';
import { useDialogScroll } from './useDialogScroll';

const open = (items: readonly DialogItem[]) => {
  const setAtEnd = jest.fn<undefined, [boolean]>();
  const dialog = {
    items,
    hasOlder: false,
    isLoadingOlder: false,
    hasOlderFailed: false,
    loadOlder: jest.fn(),
    setAtEnd,
  };
  const { result } = renderHook(() => useDialogScroll(dialog as unknown as DialogView));
  return { isAtEnd: result.current.isAtEnd, told: setAtEnd.mock.lastCall };
};
const day: DialogItem = { kind: 'day', key: 'day 0', day: 0 };

it('opens at the end', () => {
  expect(open([day])).toEqual({ isAtEnd: true, told: [true] });
});

it('opens at what is new, whose end nobody has seen yet', () => {
  expect(open([day, { kind: 'newMessages', key: 'new messages' }])).toEqual({ isAtEnd: false, told: [false] });
});
