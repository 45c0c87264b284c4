import { StaticI18nProvider } from '@ezone/i18n/testing';
import { newId, useRecordsStore } from '@ezone/shell/records';
import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { mailCollections } from '.';
import { heldSendings, holdSending, letSendingGo, TAKE_BACK } from './model/heldSendings';
import type { HeldSending } from './model/heldSendings';
import { mailsCollection } from './model/mailsCollection';
import { SendingsAround } from './SendingsAround';
import { createMailServer } from './testing/mailServer';

const sent = 'POST /api/mail-app/send-mail';

/** A page of another app, in a tab of its own. */
const show = () => {
  const server = createMailServer();
  const userId = newId();
  const draft = server.mails.update({
    ...server.mails.get('begun'),
    to: [{ name: 'Arnold Matlock', email: 'staff@ezone.example' }],
  });
  // So long ago that an open tab would have sent it: there are no locks here that tell which tabs are open.
  const left: HeldSending = { key: 'left', time: new Date(0).toISOString(), tab: 'closed', draft };
  const open = (editor: ReactNode = null) => {
    render(
      <StaticI18nProvider>
        <UiProvider locale="en">
          <RecordsStage path="/apps/notes" {...server} collections={mailCollections} userId={userId}>
            <SendingsAround />
            {editor}
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
afterEach(() => {
  jest.useRealTimers();
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

it('takes over what a closed tab is seen to have held only while the page is open', async () => {
  const { server, userId, left, open } = show();
  open();
  holdSending(userId, left);
  act(() => void window.dispatchEvent(new Event('storage')));
  await waitFor(() => expect(server.count(sent)).toBe(1));
  expect(await screen.findByText('Mail sent.')).toBeVisible();
});

it('has an editor of the draft hand over first what is typed into it', async () => {
  const { server, userId, left, open } = show();
  holdSending(userId, left);
  const sentBefore: number[] = [];
  const Editor = () => {
    const { editors } = useRecordsStore();
    useEffect(() => {
      const editorOf = (id: string) => ({
        ...{ list: mailsCollection.list, id },
        save: () => void (id === left.draft.id ? sentBefore.push(server.count(sent)) : sentBefore.push(NaN)),
      });
      for (const id of [left.draft.id, 'another']) editors.add(editorOf(id));
    }, [editors]);
    return null;
  };
  open(<Editor />);
  expect(await screen.findByText('Mail sent.')).toBeVisible();
  expect(sentBefore).toEqual([0]);
});

describe('while another tab may be open', () => {
  const start = () => {
    const shown = show();
    const held = { ...shown.left, time: new Date().toISOString() };
    holdSending(shown.userId, held);
    jest.useFakeTimers({ advanceTimers: true });
    shown.open();
    return { ...shown, held };
  };

  it('does not send what it holds, as long as that can be taken back there', async () => {
    const { server } = start();
    await act(() => jest.advanceTimersByTimeAsync(TAKE_BACK + 1_000));
    expect(server.count(sent)).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(TAKE_BACK));
    expect(await screen.findByText('Mail sent.')).toBeVisible();
    expect(server.count(sent)).toBe(1);
  });

  it('does not send what was taken back there', async () => {
    const { server, userId, left, held } = start();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    letSendingGo(userId, held);
    await act(() => jest.advanceTimersByTimeAsync(2 * TAKE_BACK));
    expect(server.count(sent)).toBe(0);
    // Another one is sent: by then this one would have been.
    holdSending(userId, { ...left, key: 'another' });
    act(() => void window.dispatchEvent(new Event('storage')));
    expect(await screen.findByText('Mail sent.')).toBeVisible();
    expect(server.count(sent)).toBe(1);
  });
});
