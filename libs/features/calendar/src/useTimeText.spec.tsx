import { StaticI18nProvider } from '@ezone/i18n/testing';
import { render, screen } from '@testing-library/react';
import { useClockText, useWhenText } from './useTimeText';

const start = new Date('2026-11-23T09:00:00.000Z');
const end = new Date('2026-11-23T10:30:00.000Z');

function Said() {
  const clock = useClockText();
  const when = useWhenText();
  const times = { allDay: false, start: start.toISOString(), end: end.toISOString() };
  return <p>{[clock(start), clock(start, end), when(times)].join(' | ')}</p>;
}

it.each([
  ['en', /^9:00 AM \| 9:00 – 10:30 AM \| Mon, Nov 23, 2026, 9:00 – 10:30 AM$/],
  // Two digits alone as in a range.
  ['tr', /^09:00 \| 09:00–10:30 \| 23 Kas 2026 Pzt 09:00–10:30$/],
] as const)('says hours alike alone and in a range: %s', (language, said) => {
  render(
    <StaticI18nProvider language={language}>
      <Said />
    </StaticI18nProvider>,
  );
  expect((screen.getByRole('paragraph').textContent ?? '').replaceAll(/[\u2009\u202f\u00a0]/g, ' ')).toMatch(said);
});
