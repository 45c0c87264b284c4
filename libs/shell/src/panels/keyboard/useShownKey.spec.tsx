import { act, renderHook } from '@testing-library/react';
import { appKeys } from './appKeys';
import { useShownKey } from './useShownKey';

afterEach(() => appKeys.setSingles(true));

it.each([
  ['shift+.', 'Shift .', undefined],
  ['g n', 'G N', undefined],
  ['mod+k', 'Ctrl K', 'Ctrl K'],
  ['mod+Enter', 'Ctrl Enter', 'Ctrl Enter'],
])('shows %s as %s, and as %s from when single keys are switched off', (keys, shown, then) => {
  const { result } = renderHook(() => useShownKey(keys));
  expect(result.current).toBe(shown);
  act(() => appKeys.setSingles(false));
  expect(result.current).toBe(then);
});
