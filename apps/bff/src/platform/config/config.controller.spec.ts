import { startTestServer } from '../../testing/test-server';

/** What a server with these settings tells everybody. */
const configOf = async (env: Record<string, string>): Promise<unknown> => {
  const server = await startTestServer({ env: { DEMO_DATA: 'false', ...env } });
  const answer = await server.get('/api/config');
  await server.close();
  return answer.json();
};

it.each([true, false])('says whether there is demo data: %s', async (demoData) => {
  expect(await configOf({ DEMO_DATA: String(demoData) })).toEqual({
    demoData,
    sendsMail: false,
    firebase: null,
    auth0: null,
  });
});

it('says that mails are sent where there is a server for them', async () => {
  const SMTP_URL = 'smtp://me:secret@mail.example';
  const config = await configOf({ SMTP_URL, MAIL_FROM: 'no-reply@ezone.example', PUBLIC_URL: 'https://ezone.example' });
  expect(config).toMatchObject({ sendsMail: true });
  expect(JSON.stringify(config)).not.toContain('secret');
});

it('says what a browser needs to sign somebody in with an OpenID provider', async () => {
  const provider = { AUTH0_DOMAIN: 'ezone.eu.auth0.com', AUTH0_CLIENT_ID: 'ezone' };
  const auth0 = { authority: 'https://ezone.eu.auth0.com', clientId: 'ezone', audience: null };
  expect(await configOf(provider)).toMatchObject({ auth0 });
  const audience = 'https://ezone.eu.auth0.com/api/v2/';
  expect(await configOf({ ...provider, AUTH0_AUDIENCE: audience })).toMatchObject({ auth0: { ...auth0, audience } });
});

it('says what a browser needs to sign somebody in with Firebase', async () => {
  const project = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'ezone' };
  const firebase = { apiKey: 'key', projectId: 'ezone', authDomain: null, databaseUrl: null, emulator: null };
  expect(await configOf(project)).toMatchObject({ firebase });
  expect(await configOf({ ...project, FIREBASE_EMULATOR: '127.0.0.1:9099' })).toMatchObject({
    firebase: { ...firebase, emulator: '127.0.0.1:9099' },
  });
});
