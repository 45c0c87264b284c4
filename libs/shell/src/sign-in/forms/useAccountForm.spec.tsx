import { act, renderHook } from '@testing-library/react';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { useAccountForm } from './useAccountForm';

const tooShort = { inner: [{ path: 'password', message: 'passwordShort4' }] };

it('goes by the newest values, in whatever order the checks of them end', async () => {
  const ends: ((error?: unknown) => void)[] = [];
  const validate = () =>
    new Promise((resolve, reject) => {
      ends.push((error) => (error === undefined ? resolve(undefined) : reject(error)));
    });
  const { result } = renderHook(
    () =>
      useAccountForm({
        initialValues: { password: '' },
        initialErrors: { password: 'passwordRequired' },
        loadRules: () => Promise.resolve({ validate }),
        onSubmit: () => undefined,
        refused: [],
        onEdit: () => undefined,
      }),
    { wrapper: StaticI18nProvider },
  );

  await act(async () => {
    result.current.fill({ password: 'abc' });
    result.current.fill({ password: 'abcd' });
    await Promise.resolve();
  });
  await act(async () => {
    ends[1]?.();
    await Promise.resolve();
  });
  await act(async () => {
    ends[0]?.(tooShort);
    await Promise.resolve();
  });

  expect(ends).toHaveLength(2);
  expect(result.current.canSubmit).toBe(true);
});
