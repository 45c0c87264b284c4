import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { useFetchAhead } from './useFetchAhead';

const Page = ({ load }: { load: () => Promise<void> }) => {
  useFetchAhead(load);
  return null;
};

const ListPage = ({ load, fetchList }: { load: () => Promise<void>; fetchList: () => Promise<string> }) => {
  useQuery({ queryKey: ['list'], queryFn: fetchList });
  return <Page load={load} />;
};

const withPointer = (hovers: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: hovers, media: query }) as MediaQueryList);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = (page: React.ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>);

/** Lets the browser have nothing else to do for some seconds. */
const beIdle = () => act(() => jest.advanceTimersByTimeAsync(5000));

/** How often the part is fetched by a page that is left at once, or stays. */
const fetchedBy = async (isLeft: boolean) => {
  const load = jest.fn(() => Promise.resolve());
  const { unmount } = show(<Page load={load} />);
  expect(load).not.toHaveBeenCalled();
  if (isLeft) unmount();
  await beIdle();
  return load.mock.calls.length;
};

it('fetches when there is nothing else to do, also where the page has been left', async () => {
  withPointer(true);
  expect([await fetchedBy(false), await fetchedBy(true)]).toEqual([1, 1]);
});

it('fetches nothing before the page has what it asked the server for', async () => {
  withPointer(true);
  const load = jest.fn(() => Promise.resolve());
  const list = Promise.withResolvers<string>();
  show(<ListPage load={load} fetchList={() => list.promise} />);
  await beIdle();
  expect(load).not.toHaveBeenCalled();
  list.resolve('rows');
  await beIdle();
  expect(load).toHaveBeenCalledTimes(1);
});

it('fetches nothing ahead on a phone', async () => {
  withPointer(false);
  expect(await fetchedBy(false)).toBe(0);
});
