import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { AriaProvider } from '.';

const Direction = () => <p>{useLocale().direction}</p>;

it('follows links by the router, under the address the router gives them', async () => {
  const navigate = jest.fn();
  render(
    <AriaProvider locale="en" navigate={navigate} useHref={(path) => `/base${path}`}>
      <Link href="/apps/notes">Notes</Link>
    </AriaProvider>,
  );
  const link = screen.getByRole('link', { name: 'Notes' });
  expect(link).toHaveAttribute('href', '/base/apps/notes');
  await userEvent.click(link);
  expect(navigate.mock.calls[0]?.[0]).toBe('/apps/notes');
});

it.each([
  ['ar', 'rtl'],
  ['tr', 'ltr'],
])('gives %s the direction %s', (locale, direction) => {
  render(
    <AriaProvider locale={locale} navigate={() => undefined}>
      <Direction />
    </AriaProvider>,
  );
  expect(screen.getByText(direction)).toBeInTheDocument();
});
