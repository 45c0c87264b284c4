import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardStage } from '../testing/DashboardStage';
import { today } from '../testing/sampleNumbers';
import { createTodayServer } from '../testing/todayServer';

beforeEach(() => {
  // The numbers are in view; the charts are not: jsdom draws none.
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe = (element: Element) => {
      if (element.id !== 'analytics') return;
      this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    };
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => jest.useRealTimers());

const show = async (search = '', server = createTodayServer()) => {
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <DashboardStage server={() => server} search={search} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  await screen.findByRole('region', { name: 'Numbers' });
  return server;
};
const card = (name: string) => within(screen.getByRole('region', { name }));
const address = () => screen.getByTestId('address').textContent;
const dayText = (back: number) =>
  new Date(today() - back * 86_400_000).toLocaleDateString('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** All that the table of a card says, row by row. */
const readTable = async (title: string) => {
  const button = await card(title).findByRole('button', { name: `View data: ${title}` });
  await userEvent.click(button);
  const rows = within(await card(title).findByRole('table')).getAllByRole<HTMLTableRowElement>('row');
  return rows.map(({ cells }) => Array.from(cells, ({ textContent }) => textContent));
};

it('shows the time that the address says, beside the time before', async () => {
  await show('?range=LW&compare=1');
  await card('Orders by day').findByText(/From Ezone.*–/);
  expect(await readTable('Visitors and page views')).toEqual([
    ['Day', 'Visitors', 'Visitors, before', 'Page views', 'Page views, before'],
    ...[0, 1, 2, 3, 4, 5, 6].map((place) => [
      dayText(13 - place),
      ...[416 + place, 409 + place].map(String),
      ...[1316 + place, 1309 + place].map((value) => value.toLocaleString('en')),
    ]),
  ]);
  expect((await readTable('Visits by device'))[1]).toEqual(['Desktop', '59.2%', '60.1%', '-1.5%']);
});

it('holds the number of a time beside its target, and compares it with the time before', async () => {
  await show('?range=LW&compare=1');
  // 60 to 66, after 53 to 59; 67 to 73 are 13 percent above the target of a week.
  expect(await card('Conversions').findByText('441')).toBeVisible();
  expect(card('Conversions').getByText('1.7% above target')).toBeVisible();
  expect(card('Conversions').getByText('12.5% more than before')).toBeVisible();
  expect((await readTable('Conversions')).slice(0, 2)).toEqual([
    ['Day', 'Conversions', 'Conversions, before'],
    [dayText(13), '60', '53'],
  ]);
  await userEvent.click(card('Conversions').getByRole('button', { name: dayText(7) }));
  const dialog = within(await screen.findByRole('dialog', { name: `Conversions, ${dayText(7)}` }));
  expect(dialog.getByRole('row', { name: 'Conversions 66 65 1.5%' })).toBeVisible();
});

it('holds thirty days beside the target of thirty', async () => {
  await show('?range=30D');
  expect(await card('Conversions').findByText('1,755')).toBeVisible();
  expect(card('Conversions').getByText('5.6% below target')).toBeVisible();
  expect(card('Conversions').queryByText(/before$/)).toBeNull();
});

it('keeps in the address what is chosen', async () => {
  await show();
  await userEvent.click(screen.getByRole('switch', { name: 'Compare with the time before' }));
  await userEvent.click(screen.getByRole('button', { name: /^Revenue/ }));
  expect(address()).toBe('/apps/dashboards/analytics?compare=1&measure=revenue');
  expect((await readTable('Revenue by day'))[0]).toEqual(['Day', 'Revenue', 'Revenue, before']);
  await userEvent.click(screen.getByRole('switch', { name: 'Compare with the time before' }));
  expect(address()).toBe('/apps/dashboards/analytics?measure=revenue');
});

it('sums up a time, and says by how much it is more than the one before', async () => {
  await show();
  // 53 to 59, after 46 to 52.
  expect(await screen.findByRole('button', { name: 'Orders 392 14.3% more than before' })).toBeVisible();
});

it('looks by itself what has become of the numbers', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const server = await show();
  await screen.findByRole('button', { name: /^Orders 392/ });
  act(() => jest.advanceTimersByTime(5 * 60_000));
  await waitFor(() => expect(server.count('GET /api/analytics-dashboard-app/activity')).toBe(2));
  await waitFor(() => expect(server.count('GET /api/analytics-dashboard-app/widgets')).toBe(2));
});

it('shows the records behind a day, from the keyboard', async () => {
  const server = await show();
  await readTable('Orders by day');
  act(() =>
    card('Orders by day')
      .getByRole('button', { name: dayText(0) })
      .focus(),
  );
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: `Orders, ${dayText(0)}` }));
  expect(await dialog.findByRole('link', { name: /EZ-2060/ })).toHaveAttribute('href', '/apps/e-commerce/orders/o1');
  expect(server.calls.at(-1)?.request.query).toEqual({
    measure: 'orders',
    day: new Date(today()).toISOString().slice(0, 10),
  });
});

it('says what could not be loaded in its own card, and tries that alone again', async () => {
  const server = createTodayServer();
  server.failNext('GET /api/analytics-dashboard-app/activity', 403);
  await show('', server);
  const alert = await card('Orders by day').findByRole('alert');
  expect(alert).toHaveTextContent('“Orders by day” could not be loaded.');
  expect(screen.getByRole('button', { name: 'Orders –' })).toBeVisible();
  expect(await card('Campaigns').findByRole('row', { name: /Spring prints 3,621 2.4%/ })).toBeVisible();
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await readTable('Orders by day')).toHaveLength(8);
  expect(screen.queryByRole('button', { name: 'Orders –' })).toBeNull();
  expect(server.count('GET /api/analytics-dashboard-app/widgets')).toBe(1);
});

it('announces once that the answer is missing which nine cards share, and each says it in its place', async () => {
  const server = createTodayServer();
  server.fail('GET /api/analytics-dashboard-app/widgets', 403);
  await show('', server);
  const failures = await screen.findAllByText(/could not be loaded\.$/);
  expect(failures).toHaveLength(9);
  const announced = screen.getAllByRole('status').filter(({ textContent }) => /could not be loaded/.test(textContent));
  expect(announced.map(({ textContent }) => textContent)).toEqual([
    '“Sample data” could not be loaded. You are not allowed to see this.',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  server.mend('GET /api/analytics-dashboard-app/widgets');
  const campaigns = card('Campaigns');
  await userEvent.click(campaigns.getByRole('button', { name: 'Try again' }));
  expect(await campaigns.findByRole('table')).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  expect(announced[0]).toBeEmptyDOMElement();
});

it('says where there is nothing to compare with', async () => {
  await show('?range=2W&compare=1&year=yearBefore');
  const lacking = /There are no numbers of the time before/;
  await card('Sales and earnings').findByText(lacking);
  expect(card('Visitors by week').getByText(lacking)).toBeVisible();
  expect(card('Visitors and page views').queryByText(lacking)).toBeNull();
  expect(card('Orders by day').queryByText(lacking)).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Compare with the time before' }));
  expect(screen.queryByText(lacking)).toBeNull();
});

it('compares sales, and what they earned, each with the time before', async () => {
  await show('?compare=1');
  const [head, first] = await readTable('Sales and earnings');
  expect(head).toEqual(['Day', 'Sales', 'Sales, before', 'Earnings', 'Earnings, before']);
  expect(first?.slice(3)).toEqual([expect.stringMatching(/^\$/), expect.stringMatching(/^\$/)]);
});

it('shows the values behind a day of the sample data, beside those of the day before it', async () => {
  await show();
  await readTable('Visitors and page views');
  await userEvent.click(card('Visitors and page views').getByRole('button', { name: dayText(0) }));
  const dialog = within(await screen.findByRole('dialog', { name: `Visitors and page views, ${dayText(0)}` }));
  expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['What', 'Value', 'The day before', 'Change'],
  ]);
  expect(dialog.getByRole('row', { name: 'Visitors 429 428 0.2%' })).toBeVisible();
});

it('compares the visitors of a year with those of the year before it', async () => {
  await show('?year=lastYear&compare=1');
  const rows = await readTable('Visitors by week');
  // 1,700 to 1,751, after 1,400 to 1,451.
  expect(rows[1]?.slice(1)).toEqual(['1,700', '1,400']);
  expect(rows.at(-1)).toEqual([dayText(364), '1,751', '1,451']);
});

it('copies a table as CSV, with days and numbers that a program for tables takes for such', async () => {
  const user = userEvent.setup();
  await show();
  await card('Campaigns').findByRole('table');
  const copy = async (title: string) => {
    await navigator.clipboard.writeText('');
    await user.click(await screen.findByRole('button', { name: `More for “${title}”` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy as CSV' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).not.toBe(''));
    return (await navigator.clipboard.readText()).split('\r\n');
  };
  expect(await copy('Campaigns')).toEqual([
    'Campaign,Clicks,Conversion',
    'Spring prints,3621,2.4',
    'Gift cards,987,3.6',
    '',
  ]);
  expect(screen.getByText('Copied.')).toBeVisible();
  expect(await copy('Visits by device')).toContain('Desktop,58.2,59.1,-1.5');
  const date = new Date(today()).toISOString().slice(0, 10);
  expect((await copy('Visitors and page views')).at(-2)).toBe(`${date},429,1329`);
});
