import type { AppRoute } from './AppRoute';
import { PageNotLoaded } from './createPageLoader';
import { createRouteTables } from './createRouteTables';

const route = (path: string): AppRoute => ({
  path,
  title: { id: `app.test.${path.slice(1)}`, defaultMessage: path },
  messages: [],
  lazy: () => Promise.reject(new Error('No page is drawn here.')),
});
const start = [route('/login')];
const whole = { routes: [...start, route('/notes')], redirects: { '/': '/notes' } };

/** Tables, how often they were fetched, and a network that can fail. */
const setUp = () => {
  const network = { isDown: false, fetches: 0 };
  const tables = createRouteTables(start, () => {
    network.fetches += 1;
    return network.isDown ? Promise.reject(new Error('offline')) : Promise.resolve(whole);
  });
  return { tables, network };
};

it('fetches nothing for the pages that a guest signs in by', async () => {
  const { tables, network } = setUp();
  await expect(tables.tableFor('/login', true)).resolves.toEqual({ routes: start, redirects: {} });
  expect(network.fetches).toBe(0);
});

it.each([
  ['/notes', true],
  ['/', true],
  ['/nowhere', true],
  ['/login', false],
])('fetches all routes once for %s, where being a guest is %s', async (path, isGuest) => {
  const { tables, network } = setUp();
  const fetched = tables.tableFor(path, isGuest);
  expect(tables.tableFor(path, isGuest)).toBe(fetched);
  await expect(fetched).resolves.toBe(whole);
  expect(tables.tableFor(path, isGuest)).toBe(fetched);
  expect(network.fetches).toBe(1);
});

it('fails where they cannot be fetched, and does not ask again by itself', async () => {
  const { tables, network } = setUp();
  network.isDown = true;
  const fetched = tables.tableFor('/notes', true);
  await expect(fetched).rejects.toBeInstanceOf(PageNotLoaded);
  expect(tables.tableFor('/notes', true)).toBe(fetched);
});

it('fetches again what failed before anybody needed it', async () => {
  const { tables, network } = setUp();
  network.isDown = true;
  tables.prefetch();
  await expect(tables.tableFor('/notes', true)).rejects.toBeInstanceOf(PageNotLoaded);
  network.isDown = false;
  await expect(tables.tableFor('/notes', true)).resolves.toBe(whole);
  expect(network.fetches).toBe(2);
});

it('fetches again once a failure was forgotten, and keeps what is there', async () => {
  const { tables, network } = setUp();
  network.isDown = true;
  await expect(tables.tableFor('/notes', true)).rejects.toBeInstanceOf(PageNotLoaded);
  network.isDown = false;
  tables.forget();
  const fetched = tables.tableFor('/notes', true);
  await expect(fetched).resolves.toBe(whole);
  tables.forget();
  expect(tables.tableFor('/notes', true)).toBe(fetched);
  expect(network.fetches).toBe(2);
});
