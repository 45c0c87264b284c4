import type { Direction, Language } from '@ezone/i18n';
import { useLanguage } from '@ezone/i18n';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSetDirection } from './useSetDirection';

const root = document.documentElement;

const start = (language: Language, set: Direction | null) =>
  renderHook(
    (props: { set: Direction | null }) => {
      useSetDirection(props.set);
      return useLanguage();
    },
    {
      initialProps: { set },
      wrapper: ({ children }: { children: ReactNode }) => (
        <StaticI18nProvider language={language}>{children}</StaticI18nProvider>
      ),
    },
  );

it('follows what is set, there and back', () => {
  const { rerender } = start('en', 'rtl');
  expect(root.dir).toBe('rtl');
  rerender({ set: 'ltr' });
  expect(root.dir).toBe('ltr');
  rerender({ set: 'rtl' });
  expect(root.dir).toBe('rtl');
});

it('leaves the page as it is while it is not known who is here', () => {
  const { result, rerender } = start('en', null);
  act(() => result.current.setDirection('rtl'));
  expect(root.dir).toBe('rtl');
  rerender({ set: 'ltr' });
  expect(root.dir).toBe('ltr');
});

it('leaves Arabic its own direction, and the one that was chosen in this browser', () => {
  const { result, rerender } = start('ar', 'ltr');
  expect(root.dir).toBe('rtl');
  rerender({ set: 'rtl' });
  act(() => result.current.setDirection('ltr'));
  rerender({ set: 'ltr' });
  expect(root.dir).toBe('ltr');
});

it('ends with a change of the language', async () => {
  const { result } = start('en', 'rtl');
  await act(() => result.current.setLanguage('tr'));
  expect(root.dir).toBe('ltr');
});
