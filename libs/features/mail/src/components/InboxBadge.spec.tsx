import { StaticI18nProvider } from '@ezone/i18n/testing';
import { fakeApi } from '@ezone/api-client/testing';
import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { fakeLiveSocket } from '@ezone/shell/session/live/testing';
import { useRecords } from '@ezone/shell/records';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { folders } from '../model/mail';
import { mailsCollection } from '../model/mailsCollection';
import { mailOf } from '../testing/sampleMails';
import { InboxBadge } from './InboxBadge';

const UNREAD = 'GET /api/mail-app/unread';
const MARK = 'POST /api/mail-app/update-mails';

const mails = ['first', 'second', 'third'].map((id, at) => mailOf(id, at, { folder: folders.inbox, read: at === 2 }));

const show = (page: ReactNode = null) => {
  const unread = { count: 2 };
  const server = fakeApi({
    [UNREAD]: () => unread,
    'GET /api/mail-app/briefs': () => mails,
    'GET /api/mail-app/mails': () => [],
    [MARK]: () => ({ success: true as const }),
  });
  const live = fakeLiveSocket({ status: 'connecting' });
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <RecordsStage path="/" openWindow={() => ({ api: server.api, live })} collections={{}}>
          <InboxBadge />
          {page}
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

it('follows what the list shows, before the server has it, and what is undone', async () => {
  const List = () => {
    const { records, bulk } = useRecords(mailsCollection);
    const read = () => bulk('mark', ['first', 'second'], { read: true }, { done: 'Read.' });
    return records && <button onClick={read}>Read both</button>;
  };
  const { server, live } = show(<List />);
  act(() => live.setStatus('online'));
  expect(await screen.findByText('2')).toBeVisible();
  server.fail(MARK, 'unreachable');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Read both' }));
  expect(screen.queryByText('2')).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('2')).toBeVisible();
  expect(server.count(UNREAD)).toBe(1);
});
