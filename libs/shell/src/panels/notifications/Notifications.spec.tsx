import { fakeApi, never, refused } from '@ezone/api-client/testing';
import type { FakeApi } from '@ezone/api-client/testing';
import type { Language } from '@ezone/i18n';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { Shell } from '../../chrome/layout';
import { notificationServer, sampleNotifications, textNotification } from '../../chrome/layout/testing/serverSamples';
import { people } from '../../chrome/layout/testing/people';
import { screenWidth } from '../../chrome/layout/testing/screenWidth';
import { ShellStage } from '../../chrome/layout/testing/ShellStage';
import { LiveContext } from '../../session/live';
import type { LiveSocket } from '../../session/live';
import { fakeLiveSocket } from '../../session/live/testing';
import type { Notification } from './useNotifications';

const asks = 'GET /api/notification-panel/data';
const dismisses = 'POST /api/notification-panel/dismiss';
const restores = 'POST /api/notification-panel/restore';

function show(server: FakeApi, live: LiveSocket | null = null, language: Language = 'en') {
  screenWidth(true);
  render(
    <StaticI18nProvider language={language}>
      <UiProvider locale={language}>
        <ShellStage server={server}>
          <LiveContext value={live}>
            <Shell user={people.admin}>
              <Link to="?q=stamps">Search here</Link>
            </Shell>
          </LiveContext>
        </ShellStage>
      </UiProvider>
    </StaticI18nProvider>,
  );
}

const serverOf = (start: readonly Notification[]) => fakeApi(notificationServer(start));

const bell = () => screen.getByRole('button', { name: 'Notifications' });
const panel = () => screen.getByRole('complementary', { name: 'Notifications' });
const messages = () =>
  within(panel())
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);
const dismissButton = (index: number) =>
  within(panel()).getByRole('button', { name: `Dismiss “${sampleNotifications[index]?.message ?? ''}”` });
const all = sampleNotifications.map(({ message }) => message);

async function open(server: FakeApi, live?: LiveSocket) {
  show(server, live);
  await userEvent.click(bell());
  await within(await screen.findByRole('complementary', { name: 'Notifications' })).findByRole('heading');
}

it('says with a dot whether something waits, without being opened', async () => {
  show(serverOf(sampleNotifications));
  await waitFor(() => expect(bell()).toHaveAccessibleDescription('there are notifications'));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('lists what has happened, and says so when nothing has', async () => {
  await open(serverOf(sampleNotifications));
  await waitFor(() => expect(messages()).toEqual(all));
  await userEvent.click(within(panel()).getByRole('button', { name: 'Dismiss all' }));
  expect(await screen.findByText('There are no notifications for now.')).toBeVisible();
  expect(within(panel()).getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  expect(screen.queryByText('there are notifications')).not.toBeInTheDocument();
});

it('dismisses one at once and moves the focus to its neighbour', async () => {
  const server = serverOf(sampleNotifications);
  server.fail(dismisses, 'never');
  await open(server);
  await waitFor(() => expect(messages()).toEqual(all));
  await userEvent.click(dismissButton(1));
  await waitFor(() => expect(messages()).toEqual(all.filter((_, index) => index !== 1)));
  expect(dismissButton(2)).toHaveFocus();
  expect(server.requests(dismisses).map(({ body }) => body)).toEqual([{ id: 'n2' }]);
});

it('takes a dismissal back while the toast offers to, to where it was', async () => {
  await open(serverOf(sampleNotifications));
  await waitFor(() => expect(messages()).toEqual(all));
  await userEvent.click(dismissButton(1));
  expect(await screen.findByText('Notification dismissed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(messages()).toEqual(all));

  await userEvent.click(within(panel()).getByRole('button', { name: 'Dismiss all' }));
  expect(await screen.findByText('4 notifications dismissed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(messages()).toEqual(all));
});

it('takes a dismissal back that the server has not answered yet', async () => {
  const server = serverOf(sampleNotifications);
  const release = server.hold(dismisses);
  await open(server);
  await waitFor(() => expect(messages()).toEqual(all));
  await userEvent.click(dismissButton(1));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.queryByText('Notification dismissed.')).not.toBeInTheDocument();
  release();
  await waitFor(() => expect(server.requests(restores)[0]?.body).toEqual({ ids: ['n2'] }));
  await waitFor(() => expect(messages()).toEqual(all));
});

it('takes all dismissals back that the toast has told of', async () => {
  await open(serverOf(sampleNotifications));
  await waitFor(() => expect(messages()).toEqual(all));
  await userEvent.click(dismissButton(0));
  expect(await screen.findByText('Notification dismissed.')).toBeVisible();
  await userEvent.click(dismissButton(2));
  expect(await screen.findByText('2 notifications dismissed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(messages()).toEqual(all));

  // What was said before a toast has gone is settled.
  await userEvent.click(dismissButton(0));
  await screen.findByText('Notification dismissed.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' }).at(-1) as HTMLElement);
  await userEvent.click(dismissButton(2));
  expect(await screen.findByText('Notification dismissed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(messages()).toEqual(all.slice(1)));
});

it('takes back more than one call can carry', async () => {
  const ids = Array.from({ length: 2500 }, (_, at) => `n${String(at)}`);
  const server = fakeApi({
    ...notificationServer(sampleNotifications),
    'POST /api/notification-panel/dismiss-all': () => ({ ids }),
    [restores]: ({ body }) => body,
  });
  await open(server);
  await waitFor(() => expect(messages()).toEqual(all));
  await userEvent.click(within(panel()).getByRole('button', { name: 'Dismiss all' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.count(restores)).toBe(3));
  const parts = server.requests(restores).map(({ body }) => body.ids);
  expect(parts.map(({ length }) => length)).toEqual([1000, 1000, 500]);
  expect(parts.flat()).toEqual(ids);
});

it('says so when a dismissal cannot be taken back', async () => {
  const server = serverOf(sampleNotifications);
  server.fail(restores, 500);
  await open(server);
  await waitFor(() => expect(messages()).toEqual(all));
  await userEvent.click(dismissButton(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The dismissal could not be taken back. The server had a problem.')).toBeVisible();
});

it('brings one back to its place when the server will not dismiss it, and says why', async () => {
  const server = serverOf(sampleNotifications);
  server.fail(dismisses, 500);
  await open(server);
  await waitFor(() => expect(messages()).toEqual(all));
  await userEvent.click(dismissButton(1));
  expect(
    await screen.findByText(
      'The notification could not be dismissed and is back in the list. The server had a problem.',
    ),
  ).toBeVisible();
  expect(messages()).toEqual(all);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('dismisses two at a time, of which one fails', async () => {
  const answers = notificationServer(sampleNotifications);
  await open(
    fakeApi({
      ...answers,
      [dismisses]: (request) => {
        if (request.body.id === 'n1') throw refused(404);
        return answers[dismisses](request);
      },
    }),
  );
  await waitFor(() => expect(messages()).toEqual(all));
  await userEvent.click(dismissButton(0));
  await userEvent.click(dismissButton(3));
  await waitFor(() => expect(messages()).toEqual(all.slice(0, 3)));
  // Only what has been dismissed can be taken back.
  expect(await screen.findByText('Notification dismissed.')).toBeVisible();
});

it('shows what went wrong where the list would stand, and tries again', async () => {
  const server = serverOf(sampleNotifications);
  server.fail(asks, 403);
  await open(server);
  expect(await screen.findByText('The notifications could not be loaded.')).toBeVisible();
  server.mend(asks);
  await userEvent.click(within(panel()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(messages()).toEqual(all));
});

it('says that it is loading', async () => {
  await open(fakeApi({ [asks]: never }));
  expect(within(panel()).getByRole('status')).toHaveTextContent('Notifications are being loaded');
});

it('closes with its button, on Escape and when another page opens', async () => {
  await open(serverOf([]));
  await userEvent.click(within(panel()).getByRole('button', { name: 'Close notifications' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(bell()).toHaveFocus();

  await userEvent.click(bell());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();

  await userEvent.click(bell());
  screen.getByRole('link', { name: 'FAQ' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('leads where a notification leads, and closes', async () => {
  await open(serverOf([textNotification('n1', 'Mail has come in.', { link: '/pages/faq?q=mail' })]));
  const link = await within(panel()).findByRole('link', { name: 'Mail has come in.' });
  expect(link).toHaveAttribute('href', '/pages/faq?q=mail');
  link.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page');
});

it('closes also where a notification leads to the page that is open, and gives the focus back', async () => {
  await open(serverOf([textNotification('n1', 'You wrote a note.', { link: '/apps/notes?open=1' })]));
  await userEvent.click(await within(panel()).findByRole('link', { name: 'You wrote a note.' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(bell()).toHaveFocus();
});

it('stays open when a notification is opened in another tab', async () => {
  await open(serverOf([textNotification('n1', 'Mail has come in.', { link: '/pages/faq' })]));
  const user = userEvent.setup();
  // There are no tabs here: what the browser would do is left out.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(await within(panel()).findByRole('link', { name: 'Mail has come in.' }));
  expect(panel()).toBeVisible();
});

it('says what happened in the language on screen, and what it does not know as the server says it', async () => {
  const welcome = {
    ...textNotification('n1', 'Welcome to Ezone, Ada!'),
    ...{ kind: 'welcome', params: { displayName: 'Ada' } },
  };
  const later = { ...textNotification('n2', 'Halley can be seen.'), kind: 'comet', params: { name: 'Halley' } };
  show(serverOf([welcome, later] as Notification[]), null, 'ar');
  await userEvent.click(screen.getByRole('button', { name: 'الإشعارات' }));
  const list = within(await screen.findByRole('list', { name: 'الإشعارات' }));
  expect(list.getByText('مرحبًا بك في Ezone يا Ada!')).not.toHaveAttribute('dir');
  expect(list.getByRole('button', { name: 'تجاهل «مرحبًا بك في Ezone يا Ada!»' })).toBeVisible();
  expect(list.getByText('Halley can be seen.')).toHaveAttribute('dir', 'auto');
});

it('says when it happened, and exactly when to who points at it', async () => {
  const time = new Date(Date.now() - 5 * 60_000).toISOString();
  const [old, young] = [
    textNotification('n1', 'Old', { time: '2020-03-01T09:00:00.000Z' }),
    textNotification('n2', 'Young', { time }),
  ];
  await open(serverOf([young, old]));
  const ago = await within(panel()).findByText(/^[45] minutes ago$/);
  expect(ago).toHaveAttribute('datetime', time);
  expect(within(panel()).getByTitle(/^Sunday, March 1, 2020 at /)).toHaveTextContent('Mar 1, 2020');
});

it('stays open when the page it lies over has only another search', async () => {
  await open(serverOf([]));
  screen.getByRole('link', { name: 'Search here' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(panel()).toBeVisible();
});

const news = textNotification('n9', 'Mail has come in.');

it('shows what the server tells while it is open, on top and once', async () => {
  const live = fakeLiveSocket();
  await open(serverOf(sampleNotifications), live);
  await waitFor(() => expect(messages()).toEqual(all));
  act(() => {
    live.tell('notification:new', news);
    live.tell('notification:new', news);
  });
  await waitFor(() => expect(messages()).toEqual([news.message, ...all]));
});

it('follows what another window has dismissed', async () => {
  const live = fakeLiveSocket();
  let list = sampleNotifications;
  await open(fakeApi({ [asks]: () => list }), live);
  await waitFor(() => expect(messages()).toEqual(all));
  list = sampleNotifications.slice(1);
  act(() => live.tell('records:changed', { list: 'notification-panel/data', ids: ['n1'], by: 'ada' }));
  await waitFor(() => expect(messages()).toEqual(all.slice(1)));
});

it('asks for what happened before the connection stood, and while it was lost', async () => {
  const live = fakeLiveSocket({ status: 'connecting' });
  let list = sampleNotifications.slice(2);
  await open(fakeApi({ [asks]: () => list }), live);
  await waitFor(() => expect(messages()).toEqual(all.slice(2)));
  list = sampleNotifications.slice(1);
  act(() => live.setStatus('online'));
  await waitFor(() => expect(messages()).toEqual(all.slice(1)));
  act(() => live.setStatus('reconnecting'));
  list = sampleNotifications;
  act(() => live.setStatus('online'));
  await waitFor(() => expect(messages()).toEqual(all));
});

it('does not believe an answer that is older than what it was told', async () => {
  const live = fakeLiveSocket({ status: 'connecting' });
  const answers: ((list: typeof sampleNotifications) => void)[] = [];
  const listNotifications = () => new Promise<typeof sampleNotifications>((resolve) => answers.push(resolve));
  const answer = (at: number, list: typeof sampleNotifications) =>
    act(async () => Promise.resolve(answers[at]?.(list)));
  await open(fakeApi({ [asks]: listNotifications }), live);
  // The first list is under way.
  expect(answers).toHaveLength(1);
  act(() => live.setStatus('online'));
  await waitFor(() => expect(answers).toHaveLength(2));
  act(() => live.tell('notification:new', news));
  await waitFor(() => expect(answers).toHaveLength(3));
  await answer(1, sampleNotifications);
  expect(messages()).toEqual([]);
  await answer(2, [news, ...sampleNotifications]);
  await waitFor(() => expect(messages()).toEqual([news.message, ...all]));

  // So is another one, while there is a list already.
  act(() => live.setStatus('online'));
  await waitFor(() => expect(answers).toHaveLength(4));
  const more = textNotification('n10', 'More mail has come in.');
  act(() => live.tell('notification:new', more));
  await waitFor(() => expect(answers).toHaveLength(5));
  await answer(3, [news, ...sampleNotifications]);
  expect(messages()).toEqual([more.message, news.message, ...all]);
});
