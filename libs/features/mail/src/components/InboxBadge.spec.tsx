import { StaticI18nProvider } from '@ezone/i18n/testing';
import { fakeApi } from '@ezone/api-client/testing';
import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { fakeLiveSocket } from '@ezone/shell/session/live/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor } from '@testing-library/react';
import { InboxBadge } from './InboxBadge';

const UNREAD = 'GET /api/mail-app/unread';

const show = () => {
  const unread = { count: 2 };
  const server = fakeApi({ [UNREAD]: () => unread });
  const live = fakeLiveSocket({ status: 'connecting' });
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <RecordsStage path="/" openWindow={() => ({ api: server.api, live })} collections={{}}>
          <InboxBadge />
        </RecordsStage>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return { server, live, unread };
};

it('is counted once when the connection stands, and again when mails have changed', async () => {
  const { server, live, unread } = show();
  expect(server.count(UNREAD)).toBe(0);
  act(() => live.setStatus('online'));
  expect(await screen.findByText('2')).toBeVisible();
  expect(server.count(UNREAD)).toBe(1);
  unread.count = 3;
  act(() => live.tell('records:changed', { list: 'mail-app/mails', ids: [], by: 'ada' }));
  expect(await screen.findByText('3')).toBeVisible();
});

it('is counted, too, where there is no connection', async () => {
  const { server, live } = show();
  act(() => live.setStatus('offline'));
  await waitFor(() => expect(server.count(UNREAD)).toBe(1));
});
