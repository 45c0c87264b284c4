import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { SearchResultDto } from './search.dto';
import { SearchService } from './search.service';

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
let admin: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  [ada, bob] = await server.twoUsers();
  admin = await server.signIn('admin@ezone.example', 'admin');
});
afterAll(() => server.close());

async function search(user: TestUser, q: string, limit?: number): Promise<SearchResultDto[]> {
  const answer = await user.get('/api/search', { q, ...(limit !== undefined && { limit: String(limit) }) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<SearchResultDto[]>();
}
const titles = async (user: TestUser, q: string) => (await search(user, q)).map(({ title }) => title);
const addNote = (user: TestUser, note: object) => user.call<{ id: string }>('/api/notes-app/create-note', { note });

describe('what is found', () => {
  it('is of each type, with the address where the web app shows it', async () => {
    const note = await addNote(ada, { title: 'Quuxnote', checklist: [{ id: '1', checked: false, text: 'quuxitem' }] });
    const todo = await ada.call<{ id: string }>('/api/todo-app/new-todo', { todo: { title: 'Quuxtodo' } });
    const contact = { name: 'Quux', lastName: 'Contact', company: 'Quuxcompany' };
    const { id: contactId } = await ada.call<{ id: string }>('/api/contacts-app/add-contact', { contact });
    const mail = await ada.call<{ id: string }>('/api/mail-app/save-draft', {
      ...{ to: [], subject: 'Quuxmail', message: '<p>Half<b>way</b> &amp; <i>back</i></p><p>quuxend</p>' },
    });
    const found = await search(ada, 'quux');
    expect(Object.fromEntries(found.map(({ type, id, url }) => [type, { id, url }]))).toEqual({
      note: { id: note.id, url: `/apps/notes?note=${note.id}` },
      todo: { id: todo.id, url: `/apps/todo/all/${todo.id}` },
      contact: { id: contactId, url: `/apps/contacts/all/${contactId}` },
      mail: { id: mail.id, url: `/apps/mail/drafts/${mail.id}` },
    });
    expect(await titles(ada, 'quuxitem')).toEqual(['Quuxnote']);
    expect(await titles(ada, 'quuxcompany')).toEqual(['Quux Contact']);
    // HTML is read as text: a word may be part bold, and paragraphs are not one word.
    expect(await titles(ada, 'halfway back quuxend')).toEqual(['Quuxmail']);
    expect(await titles(ada, 'backquuxend')).toEqual([]);
    expect(await search(bob, 'quux')).toEqual([]);
  });

  it.each([
    ['product', 'harbour', /^\/apps\/e-commerce\/products\/[\w-]+\/[\w-]+$/],
    ['order', 'EZ', /^\/apps\/e-commerce\/orders\/[\w-]+$/],
    ['course', 'pages that load fast', /^\/apps\/academy\/courses\/[\w-]+\/pages-that-load-fast$/],
    ['page', 'notes', /^\/apps\/notes$/],
  ])('is, of the demo data for all, a %s', async (type, q, url) => {
    const [first] = (await search(ada, q, 100)).filter((result) => result.type === type);
    expect(first?.url).toMatch(url);
    expect(first?.excerpt).toContain('<mark>');
  });

  it('is a board, a question and an article by what they say', async () => {
    const [board] = await ada.list<{ id: string; name: string; uri: string }>('scrumboard-app/boards');
    expect(await search(ada, board?.name ?? '')).toContainEqual(
      expect.objectContaining({
        ...{ type: 'board', id: board?.id, title: board?.name },
        url: `/apps/scrumboard/boards/${board?.id ?? ''}/${board?.uri ?? ''}`,
      }),
    );
    for (const [type, list, url] of [
      ['faq', 'faq', '/pages/faq?open='],
      ['article', 'knowledge-base', '/pages/knowledge-base?article='],
    ] as const) {
      const [first] = await ada.list<{ id: string; question?: string; title?: string; answer?: string }>(list);
      const title = first?.question ?? first?.title ?? '';
      const led = { type, id: first?.id, title, url: `${url}${first?.id ?? ''}` };
      expect(await search(ada, title)).toContainEqual(expect.objectContaining(led));
    }
  });

  it('is what comes with a new account, and the demo users’ own', async () => {
    for (const user of [ada, admin]) {
      const [note] = await user.list<{ id: string; title: string }>('notes-app/notes');
      const [mail] = await user.list<{ id: string; subject: string }>('mail-app/mails');
      expect(await search(user, note?.title ?? '')).toContainEqual(expect.objectContaining({ id: note?.id }));
      expect(await search(user, mail?.subject ?? '')).toContainEqual(expect.objectContaining({ id: mail?.id }));
    }
  });

  it('is nobody else’s, however much they have of it', async () => {
    await addNote(bob, { title: 'Zanzibar', description: 'bobsecret' });
    await addNote(ada, { title: 'Ada goes to Zanzibar' });
    expect(await titles(ada, 'zanzibar')).toEqual(['Ada goes to Zanzibar']);
    expect(await titles(bob, 'zanzibar')).toEqual(['Zanzibar']);
    expect(await titles(ada, 'bobsecret')).toEqual([]);
    expect((await server.get('/api/search', { q: 'zanzibar' })).statusCode).toBe(401);
  });

  it('shows pages to those who may see them, in all three languages', async () => {
    const paths = async (user: TestUser, q: string) =>
      (await search(user, q, 100)).flatMap(({ type, url }) => (type === 'page' ? [url] : []));
    const staff = await server.signIn('staff@ezone.example', 'staff');
    const example = '/auth/admin-role-example';
    expect(await paths(admin, 'admin')).toContain(example);
    expect(await paths(staff, 'admin')).not.toContain(example);
    const ofStaff = expect.objectContaining({ url: '/auth/staff-role-example' }) as unknown;
    expect(await search(staff, 'staff role')).toContainEqual(ofStaff);
    const somebody = { id: ada.user.uuid, role: ['user'] };
    expect(await server.app.get(SearchService).find(somebody, { q: 'staff role' })).not.toContainEqual(ofStaff);
    for (const q of ['notes', 'notlar', 'الملاحظات']) expect(await paths(ada, q)).toContain('/apps/notes');
  });
});

describe('words', () => {
  it.each([
    ['ısırgan IŞIĞI', ['isirgan isigi', 'ISIRGAN', 'İSİRGAN', 'ışığı']],
    ['أحمد في المدرسة الكبرى', ['احمد', 'المدرسه', 'إحمد الكبري', 'أَحْمَد', 'المـدرسة']],
    ['Crème brûlée', ['creme brulee', 'CRÈME', 'crême']],
  ])('are found in %s however they are spelt', async (title, spellings) => {
    const { id } = await addNote(ada, { title });
    for (const q of spellings) {
      expect(await search(ada, q)).toContainEqual(expect.objectContaining({ id, title }));
    }
  });

  it('are found by their beginnings: the last from its first letter, others from three', async () => {
    const { id } = await addNote(ada, { title: 'Wolkenkratzer beobachten' });
    const isFound = async (q: string) => (await search(ada, q, 100)).some((result) => result.id === id);
    for (const q of ['w', 'wo', 'wol', 'wolkenkratzer', 'wol beo', 'beob wolk', 'wol b']) {
      expect([q, await isFound(q)]).toEqual([q, true]);
    }
    for (const q of ['wo beo', 'olken', 'wolkenkratzers', 'wol x']) expect([q, await isFound(q)]).toEqual([q, false]);
  });

  it('rank by where they stand: the whole title, in it, whole words of the text, beginnings', async () => {
    await addNote(ada, { title: '4', description: 'a kumquattish fruit' });
    await addNote(ada, { title: '3', description: 'one kumquat' });
    await addNote(ada, { title: 'Kumquats everywhere' });
    await addNote(ada, { title: 'One more kumquat' });
    await addNote(ada, { title: 'Kumquat' });
    await addNote(ada, { title: '5', description: 'a second kumquattish fruit' });
    expect(await titles(ada, 'kumquat')).toEqual(['Kumquat', 'One more kumquat', 'Kumquats everywhere', '3', '5', '4']);
    expect(await search(ada, 'kumquat', 2)).toHaveLength(2);
  });

  it('without any the answer is empty, and limits are checked', async () => {
    const empty: Record<string, string>[] = [{}, { q: '' }, { q: '  ' }, { q: '-- "" ()' }];
    for (const query of empty) {
      const answer = await ada.get('/api/search', query);
      expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    }
    expect((await ada.get('/api/search', { q: 'x'.repeat(200) })).statusCode).toBe(200);
    const refused: Record<string, string>[] = [
      ...[{ q: 'x'.repeat(201) }, { q: 'a', limit: '0' }, { q: 'a', limit: '101' }, { q: 'a', limit: 'b' }],
    ];
    for (const query of refused) {
      expect((await ada.get('/api/search', query)).statusCode).toBe(400);
    }
  });

  it.each([
    ...[
      '"',
      '*',
      'NEAR(a b)',
      '-',
      ':',
      "'",
      '&',
      '|',
      '!',
      '(',
      ')',
      '^',
      '\\',
      '{title}: a',
      'title:a',
      'a AND',
      'OR OR',
    ],
    ...[
      '"a" OR "b',
      'a* NOT b',
      "a'; drop table note; --",
      'a:*',
      "a' | 'b",
      '<-> a',
      'a\\',
      '%',
      '_',
      '٪',
      '😀',
      '\u0301',
    ],
  ])('mean nothing but themselves: %s', async (q) => {
    await expect(search(bob, q)).resolves.toEqual(expect.any(Array));
    const { id } = await addNote(ada, { title: `Injected ${q} here` });
    expect(await search(ada, `injected ${q}`)).toContainEqual(expect.objectContaining({ id }));
  });
});

describe('an excerpt', () => {
  it('is the text around the first match, escaped, and marked as it is written', async () => {
    const filler = 'lorem ipsum dolor sit amet '.repeat(10);
    await addNote(ada, {
      title: '<script>alert("x")</script>',
      description: `${filler}the Ćevapčići & <b>"fish"</b> of ćevapčićian taste ${filler}`,
    });
    const [found] = await search(ada, 'cevapcici');
    expect(found?.title).toBe('<script>alert("x")</script>');
    expect(found?.excerpt).toMatch(/^… .*<mark>Ćevapčići<\/mark> &amp; &lt;b&gt;&quot;fish&quot;&lt;\/b&gt; of /);
    expect(found?.excerpt).toMatch(/<mark>ćevapčićian<\/mark>.* …$/);
    expect(found?.excerpt.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
    expect(found?.excerpt.length).toBeLessThan(400);
    const [byTitle] = await search(ada, 'script alert');
    expect(byTitle?.excerpt).toMatch(/^&lt;<mark>script<\/mark>&gt;<mark>alert<\/mark>\(&quot;x&quot;\)/);
  });
});

describe('the index follows', () => {
  it('updates, removals, restoring and deletion of a note', async () => {
    const note = await addNote(ada, { title: 'Firstword', description: 'body' });
    await ada.call('/api/notes-app/update-note', { note: { ...note, title: 'Secondword' } });
    expect([await titles(ada, 'firstword'), await titles(ada, 'secondword')]).toEqual([[], ['Secondword']]);
    await ada.call('/api/notes-app/update-note', {
      note: { ...note, title: 'Thirdword' },
      base: { ...note, title: 'Secondword' },
    });
    expect([await titles(ada, 'secondword'), await titles(ada, 'thirdword')]).toEqual([[], ['Thirdword']]);
    await ada.call('/api/notes-app/remove-note', { noteId: note.id });
    expect(await titles(ada, 'thirdword')).toEqual([]);
    await ada.call('/api/trash/restore', { list: 'notes-app/notes', ids: [note.id] });
    expect(await titles(ada, 'thirdword')).toEqual(['Thirdword']);
    await ada.call('/api/notes-app/remove-note', { noteId: note.id });
    await ada.call('/api/trash/remove', { list: 'notes-app/notes', ids: [note.id] });
    expect(await titles(ada, 'thirdword')).toEqual([]);
  });

  it('todos that their flag or a bulk removes, and mails that move', async () => {
    const todo = await ada.call<{ id: string; title: string }>('/api/todo-app/new-todo', {
      todo: { title: 'Flagword' },
    });
    await ada.call('/api/todo-app/update-todo', { todo: { ...todo, deleted: true } });
    expect(await titles(ada, 'flagword')).toEqual([]);
    await ada.call('/api/todo-app/update-todo', { todo: { ...todo, deleted: false } });
    expect(await titles(ada, 'flagword')).toEqual(['Flagword']);
    await ada.call('/api/mail-app/send-mail', { to: [bob.user.data.email], subject: 'Movingword', message: 'draft' });
    const [mail] = await search(bob, 'movingword');
    expect(mail?.url).toBe(`/apps/mail/inbox/${mail?.id ?? ''}`);
    await bob.call('/api/mail-app/set-folder', { selectedMailIds: [mail?.id], folderId: 4 });
    expect((await search(bob, 'movingword')).map(({ url }) => url)).toEqual([`/apps/mail/trash/${mail?.id ?? ''}`]);
    const draft = await ada.call<{ id: string }>('/api/mail-app/save-draft', {
      to: [],
      subject: 'Draftone',
      message: '',
    });
    await ada.call('/api/mail-app/save-draft', { id: draft.id, to: [], subject: 'Drafttwo', message: '' });
    expect([await titles(ada, 'draftone'), await titles(ada, 'drafttwo')]).toEqual([[], ['Drafttwo']]);
    await ada.call('/api/mail-app/send-mail', {
      draftId: draft.id,
      to: [bob.user.data.email],
      subject: 'Draftthree',
      message: '',
    });
    expect([await titles(ada, 'drafttwo'), await titles(ada, 'draftthree')]).toEqual([[], ['Draftthree']]);
  });

  it('boards, their lists and cards, wherever they go', async () => {
    const post = (path: string, body: object) => ada.call<never>(`/api/scrumboard-app/${path}`, body);
    const board: { id: string; uri: string } = await post('board/new', { board: { name: 'Xylophone' } });
    const boardId = board.id;
    const lists: { id: string }[] = await post('list/new', { boardId, data: { name: 'Doing' } });
    const listId = lists.at(-1)?.id ?? '';
    const whole: { cards: { id: string }[] } = await post('card/new', { boardId, listId, data: { name: 'Marimba' } });
    const [card] = whole.cards;
    const found = async () =>
      (await Promise.all(['xylophone', 'marimba', 'celesta'].map((q) => titles(bob, q)))).flat().join(' ');
    expect(await found()).toBe('Xylophone Marimba');
    const [hit] = await search(bob, 'marimba');
    expect(hit).toMatchObject({
      ...{ id: card?.id, type: 'board' },
      url: `/apps/scrumboard/boards/${boardId}/${board.uri}?card=${card?.id ?? ''}`,
    });
    await post('card/update', { boardId, card: { ...card, description: 'a celesta' } });
    expect(await found()).toBe('Xylophone Marimba Marimba');
    await post('card/remove', { boardId, cardId: card?.id });
    expect(await found()).toBe('Xylophone');
    await ada.call('/api/trash/restore', { list: 'scrumboard-app/cards', ids: [card?.id] });
    expect(await found()).toBe('Xylophone Marimba Marimba');
    await post('list/remove', { boardId, listId });
    expect(await found()).toBe('Xylophone');
    await ada.call('/api/trash/restore', { list: 'scrumboard-app/lists', ids: [listId] });
    expect(await found()).toBe('Xylophone Marimba Marimba');
    await post('board/delete', { boardId });
    expect(await found()).toBe('');
    await ada.call('/api/trash/restore', { list: 'scrumboard-app/boards', ids: [boardId] });
    expect(await found()).toBe('Xylophone Marimba Marimba');
    await post('board/rename', { boardId, boardTitle: 'Glockenspiel' });
    expect((await search(bob, 'marimba')).map(({ url }) => url)).toEqual([
      `/apps/scrumboard/boards/${boardId}/glockenspiel?card=${card?.id ?? ''}`,
    ]);
  });
});
