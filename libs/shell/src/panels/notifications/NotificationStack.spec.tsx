import { fakeApi, unreachable } from '@ezone/api-client/testing';
import type { Answers } from '@ezone/api-client/testing';
import type { Language } from '@ezone/i18n';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { sampleNotifications, textNotification } from '../../chrome/layout/testing/serverSamples';
import { LiveContext } from '../../session/live';
import { fakeLiveSocket } from '../../session/live/testing';
import { ApiContext } from '../../data/query';
import { RoutingStage } from '../../routing/testing';
import { ToastProvider } from '../../notices/toast';
import { NotificationStack } from './NotificationStack';
import type { Notification } from './useNotifications';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const withDemo: Answers = {
  'GET /api/config': () => ({ demoData: true, sendsMail: true, firebase: null, auth0: null }),
};

const Address = () => <p>At {useLocation().pathname}</p>;

async function show(answers: Answers, language: Language = 'en') {
  const live = fakeLiveSocket();
  const { api } = fakeApi(answers);
  render(
    <StaticI18nProvider language={language}>
      <UiProvider locale={language}>
        <ApiContext value={api}>
          <LiveContext value={live}>
            <ToastProvider>
              <RoutingStage>
                <NotificationStack />
                <Address />
              </RoutingStage>
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

it('shows none of them again in the same session of the browser, nor without demo data', async () => {
  await show(withDemo);
  await pass(7000);
  expect(screen.getByText('There might be a problem here!')).toBeVisible();
  // As a reload does.
  cleanup();
  await show(withDemo);
  await pass(10_000);
  expect(snackbars()).toEqual(['This is some general information.']);
  await pass(10_000);
  cleanup();
  sessionStorage.clear();
  await show({ 'GET /api/config': () => ({ demoData: false, sendsMail: true, firebase: null, auth0: null }) });
  await pass(20_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const silent: Answers = { 'GET /api/config': () => Promise.reject(unreachable()) };

it('shows what the server tells, once', async () => {
  const live = await show(silent);
  const news = textNotification('n9', 'Mail has come in.');
  act(() => {
    live.tell('notification:new', news);
    live.tell('notification:new', news);
  });
  await pass(0);
  expect(snackbars()).toEqual(['Mail has come in.']);
});

it('says it in the language on screen', async () => {
  const live = await show(silent, 'tr');
  act(() => live.tell('notification:new', sampleNotifications[0] as Notification));
  await pass(0);
  expect(screen.getByText('Ezone’a hoş geldiniz, Ada!')).toBeVisible();
});

it('leads where the notification does', async () => {
  const user = userEvent.setup({ advanceTimers: (milliseconds) => pass(milliseconds) });
  const live = await show(silent);
  act(() => live.tell('notification:new', textNotification('n9', 'Mail has come in.', { link: '/apps/mail' })));
  await pass(0);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  // The press is over in the task after its click.
  await pass(0);
  expect(screen.getByText('At /apps/mail')).toBeVisible();
  expect(screen.queryByText('Mail has come in.')).not.toBeInTheDocument();
});
