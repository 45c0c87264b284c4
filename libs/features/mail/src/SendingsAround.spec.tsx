import { StaticI18nProvider } from '@ezone/i18n/testing';
import { newId } from '@ezone/shell/records';
import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor } from '@testing-library/react';
import { mailCollections } from '.';
import { heldSendings, holdSending, letSendingGo, TAKE_BACK } from './model/heldSendings';
import type { HeldSending } from './model/heldSendings';
import { SendingsAround } from './SendingsAround';
import { createMailServer } from './testing/mailServer';

const sent = 'POST /api/mail-app/send-mail';

/** A page of another app, in a tab of its own. */
const show = (time = Date.now() - 60_000) => {
  const server = createMailServer();
  const userId = newId();
  const draft = server.mails.update({
    ...server.mails.get('begun'),
    to: [{ name: 'Arnold Matlock', email: 'staff@ezone.example' }],
  });
  const left: HeldSending = { key: 'left', time: new Date(time).toISOString(), tab: 'closed', draft };
  const open = () => {
    render(
      <StaticI18nProvider>
        <UiProvider locale="en">
          <RecordsStage path="/apps/notes" {...server} collections={mailCollections} userId={userId}>
            <SendingsAround />
          </RecordsStage>
        </UiProvider>
      </StaticI18nProvider>,
    );
  };
  return { server, userId, left, open };
};

beforeEach(() => {
  localStorage.clear();
});

it('sends what a closed tab held, on whichever page one is by then, and says so', async () => {
  const { server, userId, left, open } = show();
  holdSending(userId, left);
  holdSending(newId(), { ...left, key: 'somebody else’s' });
  open();
  expect(await screen.findByText('Mail sent.')).toBeVisible();
  expect(server.count(sent)).toBe(1);
  expect(server.mails.all()[0]).toMatchObject({ subject: 'Holiday plan', folder: 1 });
  expect(heldSendings(userId)).toEqual([]);
});

it('shows that it waits for the network, and sends it once by itself when that is back', async () => {
  const { server, userId, left, open } = show();
  holdSending(userId, left);
  server.fail(sent, 'unreachable');
  open();
  expect(await screen.findByText(/^1 change is waiting to be sent/)).toBeVisible();
  expect(heldSendings(userId)).toHaveLength(1);
  server.mend(sent);
  act(() => screen.getByRole('button', { name: 'Send now' }).click());
  expect(await screen.findByText('Mail sent.')).toBeVisible();
  expect(server.mails.all().filter(({ subject }) => subject === 'Holiday plan')).toHaveLength(1);
});

it('takes over what another tab comes to hold while the page is open', async () => {
  const { server, userId, left, open } = show();
  open();
  holdSending(userId, left);
  act(() => void window.dispatchEvent(new Event('storage')));
  await waitFor(() => expect(server.count(sent)).toBe(1));
  expect(await screen.findByText('Mail sent.')).toBeVisible();
});

describe('without locks, where nobody knows whether its own tab is still open', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('leaves a mail alone for as long as it can be taken back there', async () => {
    const { server, userId, left, open } = show(Date.now());
    holdSending(userId, left);
    open();
    await act(() => jest.advanceTimersByTimeAsync(TAKE_BACK));
    expect(server.count(sent)).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(TAKE_BACK));
    expect(server.count(sent)).toBe(1);
  });

  it('sends nothing that was taken back meanwhile', async () => {
    const { server, userId, left, open } = show(Date.now());
    holdSending(userId, left);
    open();
    await act(() => jest.advanceTimersByTimeAsync(TAKE_BACK));
    letSendingGo(userId, left);
    await act(() => jest.advanceTimersByTimeAsync(TAKE_BACK));
    expect(server.count(sent)).toBe(0);
  });
});
