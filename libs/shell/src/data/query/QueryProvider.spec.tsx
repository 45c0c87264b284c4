import { ApiError } from '@ezone/api-client';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { ConnectionProvider, isAway, useConnection } from '../online';
import { ToastProvider } from '../../notices/toast';
import { QueryProvider } from './QueryProvider';
import { retryDelay, shouldRetry } from './createQueryClient';
import type { CallMeta } from './createQueryClient';

const refused = (statusCode: number, retryAfter?: number) =>
  new ApiError({ kind: 'refused', statusCode, message: 'No', ...(retryAfter === undefined ? {} : { retryAfter }) });
const network = new ApiError({ kind: 'network', statusCode: 0, message: 'Nobody there' });

type PageProps = { load?: () => Promise<string>; change?: () => Promise<unknown>; meta?: CallMeta };

function Page({ load = () => Promise.resolve('data'), change = () => Promise.resolve(), meta }: PageProps) {
  const client = useQueryClient();
  const { data = 'nothing', isError } = useQuery({ queryKey: ['page'], queryFn: load, meta, retry: false });
  const { mutate } = useMutation({ mutationFn: change, meta });
  return (
    <>
      <p>{isError && data === 'nothing' ? 'failed' : data}</p>
      <button type="button" onClick={() => mutate()}>
        Change
      </button>
      <button type="button" onClick={() => void client.refetchQueries()}>
        Refresh
      </button>
    </>
  );
}

function Away() {
  return useSelector(useConnection(), isAway) && <p>Away</p>;
}

const stage = (userId: string | null, page: PageProps) => (
  <StaticI18nProvider>
    <UiProvider locale="en">
      <ToastProvider>
        <ConnectionProvider>
          <QueryProvider userId={userId}>
            <Away />
            <Page {...page} />
          </QueryProvider>
        </ConnectionProvider>
      </ToastProvider>
    </UiProvider>
  </StaticI18nProvider>
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each([
  [refused(403), 'The change was not saved. You are not allowed to do that.'],
  [refused(404), 'The change was not saved. It does not exist any more.'],
  [refused(409), 'The change was not saved.'],
  [refused(429), 'The change was not saved. That was too much at once; wait a moment.'],
  [refused(500), 'The change was not saved. The server had a problem.'],
  [refused(502), 'The change was not saved. The server was not reached.'],
  [refused(503), 'The change was not saved. The server was not reached.'],
  [refused(504), 'The change was not saved. The server was not reached.'],
])('says that a change failed, and why', async (error, sentence) => {
  render(stage('a', { change: () => Promise.reject(error) }));
  await press('Change');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

it('holds on to nothing that it knew once it is gone', async () => {
  const seen: QueryClient[] = [];
  const Client = () => {
    seen.push(useQueryClient());
    return null;
  };
  const { unmount } = render(
    <StrictMode>
      <StaticI18nProvider>
        <UiProvider locale="en">
          <ToastProvider>
            <ConnectionProvider>
              <QueryProvider userId="a">
                <Client />
                <Page />
              </QueryProvider>
            </ConnectionProvider>
          </ToastProvider>
        </UiProvider>
      </StaticI18nProvider>
    </StrictMode>,
  );
  await screen.findByText('data');
  const client = seen.at(-1);
  expect(client?.getQueryCache().getAll()).toHaveLength(1);
  unmount();
  await waitFor(() => expect(client?.getQueryCache().getAll()).toEqual([]));
});

it('uses the sentence the change brings', async () => {
  const failed = { id: 'shell.query.gone', defaultMessage: 'It does not exist any more.' };
  render(stage('a', { change: () => Promise.reject(refused(409)), meta: { failed } }));
  await press('Change');
  expect(await screen.findByRole('alert')).toHaveTextContent('It does not exist any more.');
});

it('keeps what is there when refreshing fails, and says so once', async () => {
  const load = jest.fn(() => Promise.reject(refused(500))).mockResolvedValueOnce('data' as never);
  render(stage('a', { load }));
  await screen.findByText('data');
  await press('Refresh');
  expect(await screen.findByRole('alert')).toHaveTextContent('What you see could not be brought up to date.');
  await press('Refresh');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('data')).toBeVisible();
});

it('does not say again what the banner says as long as the server is away', async () => {
  const load = jest.fn(() => Promise.reject(refused(503))).mockResolvedValueOnce('data' as never);
  render(stage('a', { load }));
  await screen.findByText('data');
  await press('Refresh');
  expect(await screen.findByRole('alert')).toHaveTextContent('What you see could not be brought up to date.');
  await waitFor(() => expect(screen.getByText('Away')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await press('Refresh');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Refresh');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(4));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('leaves a failed first load to the page, a 401 to the session and what the caller says to the caller', async () => {
  const change = jest.fn(() => Promise.reject(refused(401)));
  const { rerender } = render(stage('a', { load: () => Promise.reject(refused(500)), change }));
  await screen.findByText('failed');
  await press('Change');
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
  rerender(stage('a', { change: () => Promise.reject(refused(500)), meta: { suppressToast: true } }));
  await press('Change');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('forgets what one user saw before the next one sees anything', async () => {
  const { rerender } = render(stage('a', { load: () => Promise.resolve('secret of a') }));
  await screen.findByText('secret of a');
  rerender(stage('b', { load: () => new Promise(() => undefined) }));
  expect(screen.queryByText('secret of a')).not.toBeInTheDocument();
  rerender(stage('a', { load: () => new Promise(() => undefined) }));
  expect(screen.queryByText('secret of a')).not.toBeInTheDocument();
});

it.each([
  [0, network, true],
  [1, network, true],
  [2, network, false],
  [0, refused(500), true],
  [0, refused(404), false],
  [0, refused(429), true],
  [0, refused(503, 10), true],
  [0, refused(429, 11), false],
  [0, new TypeError('a mistake of ours'), false],
])('after %i failures asks again or not: %s', (failures, error, expected) => {
  expect(shouldRetry(failures, error)).toBe(expected);
});

it('waits longer each time, or as long as the server asks', () => {
  expect([0, 1].map((failures) => retryDelay(failures, network))).toEqual([1000, 2000]);
  expect(retryDelay(0, refused(503, 7))).toBe(7000);
});
