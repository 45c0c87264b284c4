import { act, renderHook } from '@testing-library/react';
import { SettingsProvider, useSettings } from './SettingsProvider';

beforeEach(() => localStorage.clear());

it('keeps all of what a guest changes in one go', () => {
  const { result } = renderHook(useSettings, {
    wrapper: ({ children }) => (
      <SettingsProvider user={null} save={() => Promise.resolve('api')}>
        {children}
      </SettingsProvider>
    ),
  });
  const { keepForGuest } = result.current;
  act(() => {
    keepForGuest({ settings: { customScrollbars: false } });
    keepForGuest({ settings: { direction: 'rtl' } });
    keepForGuest({ shortcuts: ['notes'] });
  });
  const kept = { customScrollbars: false, direction: 'rtl' };
  expect(result.current).toMatchObject({ current: kept, shortcuts: ['notes'] });
  expect(JSON.parse(localStorage.getItem('ezone.settings') ?? '')).toEqual(kept);
});
