import type { Api } from '@ezone/api-client';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, within } from '@testing-library/react';
import { fakeApi, unreachable } from '../layout/testing/fakeApi';
import { LiveContext } from '../live';
import { fakeLiveSocket } from '../live/testing';
import { ApiContext } from '../query';
import { ToastProvider } from '../toast';
import type { NewsVariant } from './notificationStackMachine';
import { NotificationStack } from './NotificationStack';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const withDemo: Partial<Api> = { getConfig: () => Promise.resolve({ demoData: true }) };

async function show(calls: Partial<Api>, shownBefore = new Set<NewsVariant>()) {
  const live = fakeLiveSocket();
  const api = fakeApi(calls);
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ApiContext value={api}>
          <LiveContext value={live}>
            <ToastProvider>
              <NotificationStack shownBefore={shownBefore} />
            </ToastProvider>
          </LiveContext>
        </ApiContext>
      </UiProvider>
    </StaticI18nProvider>,
  );
  // Until the browser is idle, and the server has answered.
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await act(() => import('./runStack'));
  return live;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const snackbars = () =>
  within(screen.getByRole('region', { name: 'New notifications' }))
    .queryAllByRole('button', { name: 'Dismiss' })
    .map(({ parentElement }) => parentElement?.textContent);

it('shows the four demo notifications one after the other, an error as an alert', async () => {
  await show(withDemo);
  await pass(2999);
  expect(snackbars()).toEqual([]);
  await pass(1);
  expect(snackbars()).toEqual(['Great Job! this is awesome.']);
  await pass(2000);
  expect(screen.getByRole('alert')).toHaveTextContent('Hey there is a problem!');
  await pass(2000);
  expect(screen.getByText('There might be a problem here!')).toBeVisible();
  await pass(2000);
  expect(screen.getByText('This is some general information.')).toBeVisible();
  await pass(20_000);
  expect(snackbars()).toEqual([]);
});

it('shows none of them again, nor without demo data', async () => {
  await show(withDemo, new Set(['success', 'error', 'warning']));
  await pass(10_000);
  expect(snackbars()).toEqual(['This is some general information.']);
  await pass(10_000);
  await show({ getConfig: () => Promise.resolve({ demoData: false }) });
  await pass(20_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows what the server tells, once', async () => {
  const live = await show({ getConfig: () => Promise.reject(unreachable()) });
  const news = { id: 'n9', message: 'Mail has come in.', dismissed: false, options: { variant: 'info' as const } };
  act(() => {
    live.tell('notification:new', news);
    live.tell('notification:new', news);
  });
  await pass(0);
  expect(snackbars()).toEqual(['Mail has come in.']);
});
