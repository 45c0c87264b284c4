import { StaticI18nProvider } from '@ezone/i18n/testing';
import { fakeApi } from '@ezone/api-client/testing';
import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { fakeLiveSocket } from '@ezone/shell/session/live/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor } from '@testing-library/react';
import { newId } from '@ezone/shell/records';
import userEvent from '@testing-library/user-event';
import { holdSending } from '../model/heldSendings';
import { mailOf } from '../testing/sampleMails';
import { InboxBadge } from './InboxBadge';

const UNREAD = 'GET /api/mail-app/unread';

const show = (userId: string = newId()) => {
  const unread = { count: 2 };
  const server = fakeApi({ [UNREAD]: () => unread });
  const live = fakeLiveSocket({ status: 'connecting' });
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <RecordsStage path="/" openWindow={() => ({ api: server.api, live })} collections={{}} userId={userId}>
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

it('tells who comes back that a mail is still held, and leads to the mails, which send it', async () => {
  const userId = newId();
  holdSending(userId, { key: 'left', time: new Date().toISOString(), tab: 'closed', draft: mailOf('begun', 1) });
  const { live } = show(userId);
  act(() => live.setStatus('online'));
  await userEvent.click(await screen.findByRole('button', { name: 'Open the mails' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/apps/mail/inbox');
});

it('says nothing where none is held, or by somebody else, or the server was told of it', async () => {
  const userId = newId();
  const held = { key: 'left', time: new Date().toISOString(), tab: 'closed', draft: mailOf('begun', 1) };
  holdSending(userId, { ...held, isCalled: true });
  holdSending(newId(), held);
  const { live } = show(userId);
  act(() => live.setStatus('online'));
  expect(await screen.findByText('2')).toBeVisible();
  expect(screen.queryByText('A mail is not sent yet.')).not.toBeInTheDocument();
});
