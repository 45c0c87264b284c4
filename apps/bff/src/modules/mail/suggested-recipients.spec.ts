import { startTestServer } from '../../testing/test-server';

type Recipient = { name: string; email: string };

it('suggests as recipients those who can sign in, and no contacts of the demo', async () => {
  const server = await startTestServer();
  const admin = await server.signIn('admin@ezone.example', 'admin');
  const people = await admin.list<{ name: string }>('chat/contacts');
  const found: string[] = [];
  for (const { name } of people) {
    const answer = await admin.get('/api/mail-app/recipients', { text: name });
    found.push(...answer.json<Recipient[]>().map((recipient) => recipient.name));
  }
  expect(people.length).toBeGreaterThan(2);
  expect(found).toEqual(['Arnold Matlock']);
  await server.close();
});
