import { StaticI18nProvider } from '@ezone/i18n/testing';
import { renderHook } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { calendarSentences } from './messages';

it.each([
  ['en', '+2 more'],
  ['tr', '+2 etkinlik'],
  // The mark of direction keeps the sign before the digit: without it, a line in Arabic shows "2+".
  ['ar', '\u200e+2 أخرى'],
] as const)('says in %s how many more there are, with its sign before the number', (language, text) => {
  const { result } = renderHook(useIntl, {
    wrapper: ({ children }) => <StaticI18nProvider language={language}>{children}</StaticI18nProvider>,
  });
  expect(result.current.formatMessage(calendarSentences.more, { count: 2 })).toBe(text);
});
