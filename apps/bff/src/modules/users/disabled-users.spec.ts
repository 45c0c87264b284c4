import { MailServer } from '../../testing/mail-server';
import { boardPath, boardOf, cardIn, madeBoard } from '../../testing/boards';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { ChatContactDto } from '../chat/chat.dto';
import type { ContactDto } from '../contacts/contacts.dto';
import type { BoardDto } from '../scrumboard/scrumboard.dto';

const EMAIL = 'mallory@example.com';

let mails: MailServer;
let server: TestServer;
/** Who looks, and who is disabled. */
let ada: TestUser;
let mallory: TestUser;
beforeAll(async () => {
  mails = await MailServer.listen();
});
afterAll(() => mails.close());
beforeEach(async () => {
  const mail = { SMTP_URL: mails.url, MAIL_FROM: 'no-reply@ezone.example', PUBLIC_URL: 'https://ezone.example' };
  server = await startTestServer({ env: { DEMO_DATA: 'false', ...mail } });
  ada = await server.register({ displayName: 'Ada', email: 'ada@example.com' });
  mallory = await server.register({ displayName: 'Mallory', email: EMAIL });
});
afterEach(async () => {
  await server.close();
  mails.arrived.length = 0;
});

const setDisabled = (isDisabled: boolean) =>
  ada.call('/api/administration/set-disabled', { userId: mallory.user.uuid, isDisabled });

/** What answers while the user is enabled, while it is disabled, and when it is enabled again. */
async function threeTimes<Answer>(ask: () => Promise<Answer>): Promise<[Answer, Answer, Answer]> {
  const first = await ask();
  await setDisabled(true);
  const second = await ask();
  await setDisabled(false);
  return [first, second, await ask()];
}

describe('who is disabled', () => {
  it('is nobody to chat with', async () => {
    const names = async () => (await ada.get('/api/chat/contacts')).json<ChatContactDto[]>().map(({ name }) => name);
    expect(await threeTimes(names)).toEqual([['Mallory'], [], ['Mallory']]);
    await setDisabled(true);
    const message = { contactId: mallory.user.uuid, messageText: 'Are you there?' };
    expect((await ada.post('/api/chat/send-message', message)).statusCode).toBe(404);
  });

  it('is not suggested for mails, and is sent none', async () => {
    const suggested = () => ada.list<{ name: string; email: string }>('mail-app/recipients?text=mal');
    const found = [{ name: 'Mallory', email: EMAIL }];
    expect(await threeTimes(suggested)).toEqual([found, [], found]);
    await setDisabled(true);
    const sent = await ada.post(
      '/api/mail-app/send-mail',
      { to: [EMAIL], subject: 'Hello', message: 'Are you there?' },
      { 'idempotency-key': 'are-you-there' },
    );
    expect(sent.json()).toMatchObject({ undelivered: [EMAIL] });
  });

  it('is not the user whom an address in the contacts belongs to', async () => {
    const { id } = await ada.call<ContactDto>('/api/contacts-app/add-contact', { contact: { email: EMAIL } });
    const person = async () => (await ada.get('/api/contacts-app/person', { contactId: id })).json<object>();
    const { uuid: userId } = mallory.user;
    expect(await threeTimes(person)).toEqual([{ userId }, { userId: null }, { userId }]);
  });

  it('is put on no more cards, and stays on those of before', async () => {
    const { uuid } = mallory.user;
    const { id: boardId } = await madeBoard(ada, { List: ['Old', 'New'] });
    const update = async (name: string, fields: object) => {
      const card = { ...cardIn(await boardOf(ada, boardId), name), ...fields };
      return (await ada.post(boardPath('card/update'), { boardId, card })).statusCode;
    };
    expect(await update('Old', { idMembers: [uuid] })).toBe(200);
    await setDisabled(true);
    expect(await update('New', { idMembers: [uuid] })).toBe(404);
    expect(await update('Old', { description: 'More' })).toBe(200);
    const board: BoardDto = await boardOf(ada, boardId);
    expect(cardIn(board, 'Old').idMembers).toEqual([uuid]);
    expect(board.members.map(({ name, isDisabled }) => [name, isDisabled])).toEqual([
      ['Ada', false],
      ['Mallory', true],
    ]);
  });

  it('is sent no link to choose a password, and uses none of before', async () => {
    const forgot = (email: string) => server.post('/api/auth/forgot-password', { email });
    await forgot(EMAIL);
    const token = /token=(\S+)/.exec((await mails.next()).text)?.[1] ?? '';
    await setDisabled(true);
    const chosen = await server.post('/api/auth/reset-password', { token, newPassword: 'difference engine' });
    expect(chosen.json()).toMatchObject({ details: [{ field: 'token' }] });
    await forgot(EMAIL);
    await forgot('ada@example.com');
    expect((await mails.next()).to).toEqual(['ada@example.com']);
    // All that was asked for has been looked up.
    await server.close();
    expect(mails.arrived).toEqual([]);
  });
});
