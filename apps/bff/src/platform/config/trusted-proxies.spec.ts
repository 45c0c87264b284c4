import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
const start = async (proxies: string) => {
  server = await startTestServer({ env: { DEMO_DATA: 'false', RATE_LIMIT: '1000', TRUST_PROXY: proxies } });
};
afterEach(() => server.close());

/** How many requests are counted for the address of a request, with this one. */
async function counted(forwardedFor: string, remoteAddress = '127.0.0.1'): Promise<number> {
  const headers = { 'x-forwarded-for': forwardedFor };
  const answer = await server.send({ method: 'GET', url: '/api/config', remoteAddress, headers });
  return 1000 - Number(answer.headers['x-ratelimit-remaining']);
}

it.each(['1', 'loopback', '127.0.0.1', '192.0.2.0/24, 127.0.0.0/8'])(
  'behind TRUST_PROXY=%s counts the address that the proxy has seen, whatever a client wrote before it',
  async (proxies) => {
    await start(proxies);
    expect(await counted('198.51.100.1')).toBe(1);
    expect(await counted('203.0.113.1, 198.51.100.1')).toBe(2);
    expect(await counted('203.0.113.2, 203.0.113.3, 198.51.100.1')).toBe(3);
    expect(await counted('198.51.100.2')).toBe(1);
  },
);

it('goes back over as many proxies as there are', async () => {
  await start('2');
  expect(await counted('203.0.113.1, 198.51.100.1, 10.0.0.1')).toBe(1);
  expect(await counted('203.0.113.2, 198.51.100.1, 10.0.0.2')).toBe(2);
});

it('does not believe who is no proxy', async () => {
  await start('10.0.0.0/8');
  expect(await counted('198.51.100.1')).toBe(1);
  expect(await counted('198.51.100.2')).toBe(2);
});

it('believes nobody by default', async () => {
  await start('false');
  expect(await counted('198.51.100.1')).toBe(1);
  expect(await counted('198.51.100.2')).toBe(2);
});

it.each([
  ['false', '127.0.0.1', false],
  ['loopback', '127.0.0.1', true],
  ['10.0.0.0/8', '10.1.2.3', true],
  ['10.0.0.0/8', '::ffff:10.1.2.3', true],
  ['10.0.0.0/8', '127.0.0.1', false],
  ['1', '203.0.113.1', true],
])('with TRUST_PROXY=%s takes the id of a request from %s: %s', async (proxies, remoteAddress, isTaken) => {
  await start(proxies);
  const idOf = async (given: string) => {
    const headers = { 'x-request-id': given };
    const answer = await server.send({ method: 'GET', url: '/api/nothing', remoteAddress, headers });
    return answer.headers['x-request-id'];
  };
  const made = expect.stringMatching(/^[\da-f-]{36}$/) as unknown;
  expect(await idOf('proxy-12345678')).toEqual(isTaken ? 'proxy-12345678' : made);
  expect(await idOf('no spaces\tplease')).toEqual(made);
});
