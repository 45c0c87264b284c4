import { once } from 'node:events';
import { connect } from 'node:net';
import { Database } from './platform/database/database';
import { startTestServer } from './testing/test-server';

const account = { email: 'admin@ezone.example', password: 'admin' };

it('finishes what is under way when it is stopped, takes nothing new, and closes the database', async () => {
  const server = await startTestServer();
  await server.app.listen(0, '127.0.0.1');
  const url = await server.app.getUrl();
  const database = server.app.get(Database);
  const signIn = () =>
    fetch(`${url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });

  // Both are waiting for a hash when the stop comes: the second only begins its own after the first.
  let arrived = 0;
  const underWay = new Promise<void>((resolve) => {
    server.app.getHttpServer().on('request', () => {
      arrived += 1;
      if (arrived === 2) resolve();
    });
  });
  const answers = Promise.all([signIn(), signIn()]);
  await underWay;
  const closed = server.close();

  for (const answer of await answers) {
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveProperty('access_token');
  }
  await closed;
  await expect(signIn()).rejects.toThrow();
  expect(await database.answers()).toBe(false);
});

it('does not wait for a connection that has asked for nothing', async () => {
  const server = await startTestServer();
  await server.app.listen(0, '127.0.0.1');
  const { hostname, port } = new URL(await server.app.getUrl());
  const accepted = once(server.app.getHttpServer(), 'connection');
  const socket = connect(Number(port), hostname);
  const ended = once(socket, 'close');
  await accepted;
  await server.close();
  await ended;
});
