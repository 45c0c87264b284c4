import { newNote } from './benchNotes.ts';
import type { Note } from './benchNotes.ts';
import { newTodo } from './benchRecords.ts';
import type { UserWithRecords } from './benchRecords.ts';
import type { Call } from './archiveOf.ts';
import type { Load } from './load.ts';
import { bearer, get } from './session.ts';
import type { Session } from './session.ts';

/** Something that both servers do, and how many times as often as the plain one ours is to do it. */
export type MeasuredCall = { name: string; goal: number; ours: Load; plain: Load };

const goals = { read: 0.9, write: 0.8, unchanged: 6, mix: 0.95 };
/** How many connections a single kind of call comes over, and a mix of them. */
const connections = { one: 10, mix: 100 };

const same = (name: string, goal: number, calls: Call[], count = connections.one): MeasuredCall => {
  const load = { calls, status: 200, connections: count };
  return { name, goal, ours: load, plain: load };
};

/** The paths of the lists that are read, and of the board, by their names in the table. */
export const readPaths = (boardId: string) => ({
  notes: '/api/notes-app/notes',
  todos: '/api/todo-app/todos',
  'mails of a folder': '/api/mail-app/mails?folderHandle=inbox',
  products: '/api/e-commerce-app/products',
  'a board': `/api/scrumboard-app/board?boardId=${boardId}`,
});

/** A list again, by who has it: the plain server knows no ETags, as most do not, and answers the whole list. */
const unchanged = async (name: string, session: Session, path: string): Promise<MeasuredCall> => {
  const headers = bearer(session);
  const { headers: answered } = await fetch(session.url + path, { headers });
  const again = { path, headers: { ...headers, 'if-none-match': answered.get('etag') ?? '' } };
  return {
    ...{ name, goal: goals.unchanged },
    ours: { calls: [again], status: 304, connections: connections.one },
    plain: { calls: [{ path, headers }], status: 200, connections: connections.one },
  };
};

/** The writes of somebody, to what is first in their lists. */
const writesOf = async ({ session, boardId }: UserWithRecords) => {
  const paths = readPaths(boardId);
  const write = (path: string, body: object): Call => ({ path, headers: bearer(session), body });
  const firstIn = async (path: string) => {
    const [first] = await get<Note[]>(session, path);
    if (!first) throw new Error(`There is nothing in ${path}`);
    return first;
  };
  const [note, todo, mail] = [
    await firstIn(paths.notes),
    await firstIn(paths.todos),
    await firstIn(paths['mails of a folder']),
  ];
  return {
    createNote: write('/api/notes-app/create-note', newNote),
    createTodo: write('/api/todo-app/new-todo', newTodo),
    updateNote: write('/api/notes-app/update-note', { note }),
    toggleLabel: write('/api/todo-app/toggle-label', { selectedTodoIds: [todo.id], labelId: 5 }),
    star: write('/api/mail-app/update-mail', { id: mail.id, starred: true }),
  };
};

/** Eight reads and two writes of the same lists. */
const mixOf = ({ session, boardId }: UserWithRecords, writes: [Call, Call]): Call[] => {
  const { notes, todos, products, 'mails of a folder': mails, 'a board': board } = readPaths(boardId);
  const read = (path: string): Call => ({ path, headers: bearer(session) });
  return [
    ...[todos, mails, notes, products].map(read),
    writes[0],
    ...[todos, mails, notes, board].map(read),
    writes[1],
  ];
};

/**
 * @param reader whose lists are read, and stay as they are
 * @param writer whose lists are written to
 * @param both who reads and writes the same lists
 */
export const measuredCalls = async (
  reader: UserWithRecords,
  writer: UserWithRecords,
  both: UserWithRecords,
): Promise<MeasuredCall[]> => {
  const paths = readPaths(reader.boardId);
  const names = Object.keys(paths) as (keyof typeof paths)[];
  const { session } = reader;
  const [writes, mixed] = [await writesOf(writer), await writesOf(both)];
  return [
    ...names.map((name) => same(name, goals.read, [{ path: paths[name], headers: bearer(session) }])),
    await unchanged('notes again, 304', session, paths.notes),
    await unchanged('products again, 304', session, paths.products),
    same('create a todo', goals.write, [writes.createTodo]),
    same('create a note', goals.write, [writes.createNote]),
    same('update a note', goals.write, [writes.updateNote]),
    same('toggle a label', goals.write, [writes.toggleLabel]),
    same('star a mail', goals.write, [writes.star]),
    same('80 % reads', goals.mix, mixOf(both, [mixed.toggleLabel, mixed.updateNote]), connections.mix),
  ];
};
