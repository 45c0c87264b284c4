import { render } from '@testing-library/react';
import { useFetchAhead } from './useFetchAhead';

const Page = ({ load }: { load: () => Promise<void> }) => {
  useFetchAhead(load);
  return null;
};

const withPointer = (hovers: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: hovers, media: query }) as MediaQueryList);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** How often the part is fetched by a page that is left at once, or stays. */
const fetchedBy = (isLeft: boolean) => {
  const load = jest.fn(() => Promise.resolve());
  const { unmount } = render(<Page load={load} />);
  expect(load).not.toHaveBeenCalled();
  if (isLeft) unmount();
  jest.runOnlyPendingTimers();
  return load.mock.calls.length;
};

it('fetches when there is nothing else to do, also where the page has been left', () => {
  withPointer(true);
  expect([fetchedBy(false), fetchedBy(true)]).toEqual([1, 1]);
});

it('fetches nothing ahead on a phone', () => {
  withPointer(false);
  expect(fetchedBy(false)).toBe(0);
});
