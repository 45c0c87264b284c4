import { renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { useShortClockText } from './useTimeText';

it.each([
  ['en', ['9am', '8:45am', '4:30pm', '12pm']],
  ['en-GB', ['09:00', '08:45', '16:30', '12:00']],
  ['tr', ['09:00', '08:45', '16:30', '12:00']],
])('says the times of a month in %s with as few letters as can be', (locale, texts) => {
  const { result } = renderHook(useShortClockText, {
    wrapper: ({ children }) => <IntlProvider locale={locale}>{children}</IntlProvider>,
  });
  const said = ['09:00', '08:45', '16:30', '12:00'].map((time) => result.current(new Date(`2026-11-23T${time}Z`)));
  expect(said.map((text) => text.replaceAll('\u202f', ' '))).toEqual(texts);
});
