import { startTestServer } from '../../testing/test-server';
import { MAX_LOOKUPS_A_WINDOW } from './lookup-limits';

it('knows whom a draft is for from the draft itself, however often it is saved', async () => {
  const server = await startTestServer({ env: { DEMO_DATA: 'false', RATE_LIMIT: '3000' } });
  const [ada, bob] = await server.twoUsers();
  const written = { to: [bob.user.data.email], subject: '', message: '' };
  const save = (content: object) =>
    ada.call<{ id: string; to: { name: string }[] }>('/api/mail-app/save-draft', content);
  const { id } = await save(written);
  for (let saved = 0; saved <= MAX_LOOKUPS_A_WINDOW; saved++) {
    expect((await save({ ...written, id, subject: String(saved) })).to).toMatchObject([
      { name: bob.user.data.displayName },
    ]);
  }
  await server.close();
});

/** Addresses of nobody. */
const outsiders = (amount: number, domain: string) =>
  Array.from({ length: amount }, (_, place) => `${String(place)}@${domain}.example`);

it('looks up each recipient of a draft once, also those who are no users', async () => {
  const server = await startTestServer({ env: { DEMO_DATA: 'false', RATE_LIMIT: '3000' } });
  const [ada, bob] = await server.twoUsers();
  const written = { to: outsiders(20, 'outside'), subject: '', message: '' };
  const save = (content: object) => ada.call<{ id: string; to: object[] }>('/api/mail-app/save-draft', content);
  const { id } = await save(written);
  for (let saved = 0; saved < 6; saved++) await save({ ...written, id, subject: String(saved) });
  const respelt = written.to.map((email) => email.toUpperCase());
  expect((await save({ ...written, id, to: respelt })).to).toEqual(respelt.map((email) => ({ name: email, email })));
  expect((await ada.get('/api/mail-app/recipients', { text: 'bob' })).statusCode).toBe(200);
  const { data } = bob.user;
  const { to } = await save({ ...written, id, to: [...written.to, data.email] });
  expect(to.at(-1)).toEqual({ name: data.displayName, email: data.email });
  await server.close();
});

it('counts each recipient that is new in a draft, and names none of those that would be too many', async () => {
  const server = await startTestServer({ env: { DEMO_DATA: 'false', RATE_LIMIT: '3000' } });
  const [ada, bob] = await server.twoUsers();
  const { email } = bob.user.data;
  const save = async (...to: string[]) => {
    const draft = await ada.call<{ to: { name: string }[] }>('/api/mail-app/save-draft', {
      to,
      subject: '',
      message: '',
    });
    return draft.to.at(-1)?.name;
  };
  const lookUp = async () => (await ada.get('/api/mail-app/recipients', { text: 'bob' })).statusCode;
  expect(await save(...outsiders(49, 'first'), email)).toBe(bob.user.data.displayName);
  await save(...outsiders(50, 'second'));
  expect(await save(...outsiders(49, 'third'), email)).toBe(email);
  // What was refused is not counted: twenty are left.
  expect(await lookUp()).toBe(200);
  expect(await save(...outsiders(MAX_LOOKUPS_A_WINDOW - 102, 'fourth'), email)).toBe(bob.user.data.displayName);
  expect(await lookUp()).toBe(429);
  await server.close();
});

it('lets one user look up so many a minute, by name and by contact, and others go on', async () => {
  const server = await startTestServer({ env: { DEMO_DATA: 'false', RATE_LIMIT: '3000' } });
  const [ada, bob] = await server.twoUsers();
  const contact = { name: 'Bob', email: bob.user.data.email };
  const { id } = await ada.call<{ id: string }>('/api/contacts-app/add-contact', { contact });
  const byName = (user = ada) => user.get('/api/mail-app/recipients', { text: 'bob' });
  const byContact = () => ada.get('/api/contacts-app/person', { contactId: id });
  for (let asked = 0; asked < MAX_LOOKUPS_A_WINDOW; asked += 2) {
    expect([(await byName()).statusCode, (await byContact()).statusCode]).toEqual([200, 200]);
  }
  const refused = [await byName(), await byContact()];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect((await byName(bob)).statusCode).toBe(200);
  const draft = { to: [bob.user.data.email], subject: '', message: '' };
  const { to } = await ada.call<{ to: object[] }>('/api/mail-app/save-draft', draft);
  expect(to).toEqual([{ name: bob.user.data.email, email: bob.user.data.email }]);
  await server.close();
});
