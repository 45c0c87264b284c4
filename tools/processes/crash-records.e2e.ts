import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Caller } from './Caller.ts';
import { register } from './Person.ts';
import { ServerProcess } from './ServerProcess.ts';

/** How often the server is killed on each database where it is asked for; the few kills of a usual run take seconds. */
const askedKills = process.env.KILLS === undefined ? undefined : Number(process.env.KILLS);
/** How many kills the same people go through: after more, they have more notifications than are kept. */
const killsOfSame = 10;

jest.setTimeout(60_000 + (askedKills ?? 0) * 20_000);

/** The server is killed after so many answers, and within so many milliseconds after that. */
const answersBetween = 100;
const longestDelay = 60;

/** Something that people write to at the same moment, and how what is stored compares with what was acknowledged. */
type Scene = {
  /** Each writes once, and answers when that is acknowledged. */
  writers: (() => Promise<void>)[];
  check: () => Promise<void>;
};

const oneOf = <One>(many: Iterable<One>): One | undefined => {
  const all = [...many];
  return all[Math.floor(Math.random() * all.length)];
};
const without = <One>(many: readonly One[], one: One) => many.filter((other) => other !== one);
/** Runs one of some steps, at random. */
const anyOf =
  (...steps: (() => Promise<void>)[]) =>
  async () =>
    oneOf(steps)?.();

/** What was done before the answer was lost cannot be done again: a removed card is a 404. */
const expectDone = ({ status, isRepeated }: { status: number; isRepeated: boolean }) => {
  expect(isRepeated ? [200, 404] : [200]).toContain(status);
};

type List = { id: string; idCards: string[] };
type Board = { lists: List[]; cards: { id: string; name: string }[] };

/** A board on which two people add, change and remove cards of their own, and one of them moves everybody’s. */
const boardScene = async (people: Caller[]): Promise<Scene> => {
  const [ada, bob] = people as [Caller, Caller];
  const lists = ['To do', 'Doing', 'Done'].map((name) => ({ name }));
  const made = await ada.post<{ id: string }>('/api/scrumboard-app/board/new', { board: { name: 'Board', lists } });
  const boardId = made.data?.id;
  const read = (person: Caller) => person.get<Board>(`/api/scrumboard-app/board?boardId=${String(boardId)}`);
  const post = <Data>(person: Caller, call: string, body: object, key?: string) =>
    person.post<Data>(`/api/scrumboard-app/${call}`, { boardId, ...body }, { key });
  /** The names of the cards that are acknowledged, by their ids. */
  const cards = new Map<string, string>();
  /** The order that was acknowledged last; undefined while nobody knows which that was. */
  let order: List[] | undefined;

  const workerOf = (person: Caller) => {
    const own = new Set<string>();
    const add = async () => {
      const name = randomUUID();
      const listId = oneOf((await read(person)).lists)?.id;
      const { status, data } = await post<Board>(person, 'card/new', { listId, data: { name } }, name);
      expect(status).toBe(200);
      const id = data?.cards.find((card) => card.name === name)?.id ?? 'missing';
      own.add(id);
      cards.set(id, name);
    };
    const change = async () => {
      const id = oneOf(own);
      const card = (await read(person)).cards.find((one) => one.id === id);
      if (id === undefined || card === undefined) return;
      const name = randomUUID();
      expect((await post(person, 'card/update', { card: { ...card, name } })).status).toBe(200);
      cards.set(id, name);
    };
    const remove = async () => {
      const cardId = oneOf(own);
      if (cardId === undefined) return;
      expectDone(await post(person, 'card/remove', { cardId }));
      own.delete(cardId);
      cards.delete(cardId);
    };
    return anyOf(add, add, change, change, remove);
  };

  const place = async (call: string, placed: List[]) => {
    // A card that came or went meanwhile makes it a 409. Repeated, that may be one that came after it was stored.
    const { status, data } = await post<List[]>(bob, call, { lists: placed });
    expect([200, 409]).toContain(status);
    order = status === 200 ? data : undefined;
  };
  const moveCard = async () => {
    const board = await read(bob);
    const [card, target] = [oneOf(board.cards)?.id, oneOf(board.lists)?.id];
    if (card === undefined) return;
    const moved = board.lists.map(({ id, idCards }) => ({
      id,
      idCards: [...(id === target ? [card] : []), ...without(idCards, card)],
    }));
    await place('card/order', moved);
  };
  const moveList = async () => {
    const [first, ...others] = (await read(bob)).lists;
    await place('list/order', [...others, ...(first ? [first] : [])]);
  };

  const check = async () => {
    const board = await read(ada);
    expect(new Map(board.cards.map(({ id, name }) => [id, name]))).toEqual(cards);
    expect(board.lists.flatMap(({ idCards }) => idCards).sort()).toEqual([...cards.keys()].sort());
    if (order === undefined) return;
    const ordered = new Set(order.flatMap(({ idCards }) => idCards));
    // Cards that were added since stand after those that were ordered.
    const known = board.lists.map(({ id, idCards }) => ({ id, idCards: idCards.filter((card) => ordered.has(card)) }));
    expect(known).toEqual(order.map(({ id, idCards }) => ({ id, idCards: idCards.filter((card) => cards.has(card)) })));
  };
  return { writers: [workerOf(ada), workerOf(bob), anyOf(moveCard, moveCard, moveList)], check };
};

type Mail = { id: string; subject: string };
const folders = ['inbox', 'sent', 'drafts', 'spam', 'trash'];
const [inbox, sent, drafts, spam, trash] = [0, 1, 2, 3, 4] as const;

/** The mailbox of somebody: the folders of the mails that are acknowledged, by their subjects. Those deleted have none. */
type Mailbox = { person: Caller; held: Map<string, number | undefined> };

/**
 * Two people who write to each other, and clear up what comes. Each mail goes to all others, too: that is a long transaction,
 * so that a kill often comes within one.
 */
const mailScene = (people: Caller[]): Scene => {
  const mailboxes = people.map((person): Mailbox => ({ person, held: new Map() }));
  const [ada, bob, ...others] = mailboxes as [Mailbox, Mailbox, ...Mailbox[]];
  const mailsIn = ({ person }: Mailbox, folder: number, limit = '') =>
    person.get<Mail[]>(`/api/mail-app/mails?folderHandle=${String(folders[folder])}${limit}`);
  const post = <Data>({ person }: Mailbox, call: string, body: object, key?: string) =>
    person.post<Data>(`/api/mail-app/${call}`, body, { key });

  const send = async (from: Mailbox, to: Mailbox, draftId?: string) => {
    const subject = randomUUID();
    const recipients = [to, ...others];
    const addresses = recipients.map(({ person }) => person.account.email);
    const mail = { to: addresses, subject, message: '<p>Hello</p>', draftId };
    const { status, data } = await post<Mail>(from, 'send-mail', mail, subject);
    expect([status, data?.subject]).toEqual([200, subject]);
    from.held.set(subject, sent);
    for (const { held } of recipients) {
      // Whoever got it may have cleared it up already.
      if (!held.has(subject)) held.set(subject, inbox);
    }
  };
  const clearUp = (mailbox: Mailbox) => async () => {
    const mail = oneOf(await mailsIn(mailbox, inbox, '&limit=10'));
    if (!mail) return;
    const folderId = oneOf([spam, trash, undefined]);
    const call = folderId === undefined ? 'delete-mails' : 'set-folder';
    expect((await post(mailbox, call, { selectedMailIds: [mail.id], folderId })).status).toBe(200);
    mailbox.held.set(mail.subject, folderId);
  };
  const draft = (from: Mailbox, to: Mailbox) => async () => {
    const written = { to: [to.person.account.email], message: '<p>Not yet</p>' };
    const subject = randomUUID();
    const created = await post<Mail>(from, 'save-draft', { ...written, subject }, subject);
    expect(created.status).toBe(200);
    from.held.set(subject, drafts);
    const id = created.data?.id;
    const later = randomUUID();
    expect((await post(from, 'save-draft', { ...written, id, subject: later })).status).toBe(200);
    from.held.delete(subject);
    from.held.set(later, drafts);
    if (Math.random() < 0.5) return;
    await send(from, to, id);
    from.held.delete(later);
  };

  const check = async () => {
    const sentBy = ({ held }: Mailbox) => [...held].filter(([, where]) => where === sent).map(([subject]) => subject);
    for (const mailbox of mailboxes) {
      for (const folder of [inbox, sent, drafts, spam, trash]) {
        const held = [...mailbox.held].filter(([, where]) => where === folder);
        const stored = (await mailsIn(mailbox, folder)).map(({ subject }) => subject);
        expect(stored.sort()).toEqual(held.map(([subject]) => subject).sort());
      }
      // Each mail is told of once.
      type Notification = { kind: string; params: { subject: string } };
      const told = await mailbox.person.get<Notification[]>('/api/notification-panel/data');
      const subjects = told.filter(({ kind }) => kind === 'mail').map(({ params }) => params.subject);
      const written = without([ada, bob], mailbox).flatMap(sentBy);
      expect(subjects.sort()).toEqual(written.sort());
    }
  };
  const writers = [() => send(ada, bob), () => send(bob, ada), draft(ada, bob), clearUp(ada), clearUp(bob)];
  return { writers, check };
};

type Todo = { id: string; title: string; labels: number[] };

/** A list of todos that somebody writes to in two places at once. */
const todoScene = (people: Caller[]): Scene => {
  const [person] = people as [Caller];
  const todos = new Map<string, Todo>();
  const post = <Data>(call: string, body: object, options = {}) =>
    person.post<Data>(`/api/todo-app/${call}`, body, options);
  const list = () => person.get<Todo[]>('/api/todo-app/todos');

  const writer = () => {
    const own = new Set<string>();
    const add = async () => {
      const title = randomUUID();
      const { status, data } = await post<Todo>('new-todo', { todo: { title, labels: [1] } }, { key: title });
      expect([status, data?.title]).toEqual([200, title]);
      if (!data) return;
      own.add(data.id);
      todos.set(data.id, data);
    };
    const withOne = (step: (todo: Todo) => Promise<void>) => async () => {
      const todo = todos.get(oneOf(own) ?? '');
      if (todo) await step(todo);
    };
    const change = withOne(async (todo) => {
      const changed = { ...todo, title: randomUUID(), labels: [3, 1] };
      expect((await post('update-todo', { todo: changed })).status).toBe(200);
      todos.set(todo.id, changed);
    });
    const file = withOne(async ({ id }) => {
      expect((await post('set-folder', { selectedTodoIds: [id], folderId: 0 })).status).toBe(200);
    });
    const toggle = withOne(async (todo) => {
      const has = todo.labels.includes(2);
      const isDone = async () => (await list()).some(({ id, labels }) => id === todo.id && labels.includes(2) !== has);
      const toggled = await post('toggle-label', { selectedTodoIds: [todo.id], labelId: 2 }, { isDone });
      expect(toggled.status).toBe(200);
      todos.set(todo.id, { ...todo, labels: has ? without(todo.labels, 2) : [...todo.labels, 2] });
    });
    const remove = withOne(async ({ id }) => {
      expect((await post('delete-todos', { selectedTodoIds: [id] })).status).toBe(200);
      own.delete(id);
      todos.delete(id);
    });
    return anyOf(add, add, change, file, toggle, remove);
  };

  const check = async () => {
    const byId = (one: Todo, other: Todo) => (one.id < other.id ? -1 : 1);
    expect((await list()).sort(byId)).toEqual([...todos.values()].sort(byId));
  };
  return { writers: [writer(), writer()], check };
};

const shared = process.env.TEST_DATABASE_URL;
const databases = [
  { name: 'SQLite', kills: 3, urlIn: (folder: string) => `sqlite:${join(folder, 'ezone.db')}` },
  ...(shared === undefined ? [] : [{ name: 'PostgreSQL', kills: 2, urlIn: () => shared }]),
];

describe.each(databases)('on $name', ({ kills, urlIn }) => {
  let folder: string;
  let server: ServerProcess;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ezone-crash-'));
    server = await ServerProcess.start({
      ...{ DATABASE_URL: urlIn(folder), JWT_SECRET: randomBytes(32).toString('hex') },
      ...{ RATE_LIMIT: '0', DEMO_DATA: 'false' },
    });
  });
  afterEach(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('loses and doubles nothing of boards, mails and todos, however often the server is killed', async () => {
    let left = askedKills ?? kills;
    let answered = 0;
    let repeated = 0;
    while (left > 0) {
      const now = Math.min(left, killsOfSame);
      const counted = await writeThrough(server, now);
      left -= now;
      answered += counted.answered;
      repeated += counted.repeated;
      if (askedKills !== undefined)
        process.stdout.write(
          `${new Date().toISOString()} ${String(askedKills - left)} kills, ${String(answered)} answers, ${String(repeated)} of them to a repetition; nothing lost or doubled\n`,
        );
    }
    // The kills came while something was written.
    expect(repeated).toBeGreaterThanOrEqual(askedKills ?? kills);
  });
});

/** Lets new people write through some kills of the server, and looks after each at all that is stored of theirs. */
const writeThrough = async (server: ServerProcess, kills: number) => {
  let back: Promise<unknown> = Promise.resolve();
  const accounts = await Promise.all(Array.from({ length: 8 }, () => register(server.url)));
  const people = accounts.map((account) => new Caller(account, { url: server.url, isBack: () => back }));
  const count = (what: 'answered' | 'repeated') => people.reduce((sum, { counted }) => sum + counted[what], 0);
  const scenes = [await boardScene(people), mailScene(people), todoScene(people)];

  for (let kill = 1; kill <= kills; kill++) {
    const enough = count('answered') + answersBetween;
    let isOver = false;
    let dying: Promise<unknown> | undefined;
    const killSoon = async () => {
      await setTimeout(Math.random() * longestDelay);
      isOver = true;
      back = server.kill().then(() => server.restart());
    };
    const writing = scenes.flatMap(({ writers }) =>
      writers.map(async (write) => {
        while (!isOver) {
          await write();
          if (count('answered') >= enough) dying ??= killSoon();
        }
      }),
    );
    await Promise.all(writing);
    await dying;
    await back;
    for (const { check } of scenes) await check();
  }
  return { answered: count('answered'), repeated: count('repeated') };
};
