import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen } from '@testing-library/react';
import { OpeningCountdown } from './OpeningCountdown';

afterEach(() => {
  jest.useRealTimers();
});

it('says in words when it opens, and what is left', () => {
  const to = new Date(2027, 0, 1).getTime();
  jest.useFakeTimers({ now: to - 86_400_000 - 61_000 });
  const { container } = render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <OpeningCountdown to={to} />
      </UiProvider>
    </StaticI18nProvider>,
  );
  expect(screen.getByRole('timer', { name: 'It opens on January 1, 2027' })).toHaveTextContent(
    '1 day, 0 hours and 1 minute are left.',
  );
  expect([...container.querySelectorAll('[data-unit]')].map(({ textContent }) => textContent)).toEqual([
    '1day',
    '00hours',
    '01minute',
    '01second',
  ]);
});
