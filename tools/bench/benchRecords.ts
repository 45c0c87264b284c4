import { addNotes } from './benchNotes.ts';
import { emailOf, get, post, register } from './session.ts';
import type { Session } from './session.ts';

/** Somebody with a hundred of each thing of an app, and the board that is read. */
export type UserWithRecords = { session: Session; boardId: string };

const count = 100;
const numbers = Array.from({ length: count }, (_, number) => number);
const lists = ['To do', 'Doing', 'Waiting', 'Done'];

/** The body that the measured creates of todos send. */
export const newTodo = {
  todo: {
    ...{ title: 'Write the release notes', notes: 'One line for each change, in the words of those who use it.' },
    ...{ dueDate: '2030-01-01T09:00:00.000Z', labels: [1] },
  },
};

const draftTodo = (number: number) => ({
  todo: {
    ...newTodo.todo,
    title: `Todo ${String(number)}`,
    starred: number % 5 === 0,
    labels: [[], [1], [2, 3]][number % 3],
  },
});

const draftCard = (number: number) => ({
  ...{ id: String(number), name: `Card ${String(number)}`, description: 'What is to be seen when it is done.' },
  ...{ idLabels: ['bug', 'urgent'].slice(number % 3), subscribed: number % 2 === 0 },
  checklists: [{ id: '1', name: 'Before', checkItems: [{ id: '1', name: 'Ask two users', checked: false }] }],
});

const draftBoard = {
  board: {
    name: 'Release',
    cards: numbers.map(draftCard),
    labels: ['Bug', 'Urgent'].map((name) => ({ id: name.toLowerCase(), name, class: 'red' })),
    lists: lists.map((name, list) => ({
      name,
      idCards: numbers.filter((number) => number % lists.length === list).map(String),
    })),
  },
};

const product = (number: number) => ({
  ...{ name: `Print ${String(number)}`, handle: `print-${String(number)}`, description: 'Boats in the first light.' },
  ...{ categories: ['Canvas print', 'Sea'], tags: ['boats', 'morning'], featuredImageId: '1' },
  images: [{ id: '1', url: '/demo/notes/hills.svg', type: 'image' }],
  ...{ priceTaxExcl: 50, priceTaxIncl: 55, taxRate: 10, comparedPrice: 59.9, quantity: number, sku: 'CP-1001' },
  ...{ width: '60 cm', height: '40 cm', depth: '2 cm', weight: '1.2 kg', extraShippingFee: 3, active: true },
});

/** Makes the products, which all users share. */
export const addProducts = async (session: Session): Promise<void> => {
  for (const number of numbers) await post(session, '/api/e-commerce-app/product/save', product(number));
};

/** Registers a user, and gives them notes, todos, mails and a board. */
export const userWithRecords = async (url: string, name: string): Promise<UserWithRecords> => {
  const session = await register(url, name);
  const friend = await register(url, `friend-of-${name}`);
  await addNotes(session, count);
  for (const number of numbers) {
    await post(session, '/api/todo-app/new-todo', draftTodo(number));
    const message = `<p>${'The March invoice went out on Friday, with the list of what is still open. '.repeat(5)}</p>`;
    const mail = { to: [emailOf(name)], subject: `Invoice ${String(number)}`, message };
    await post(friend, '/api/mail-app/send-mail', mail);
  }
  const mails = await get<{ id: string }[]>(session, '/api/mail-app/mails');
  const labelled = mails.filter((_, place) => place % 3 === 0).map(({ id }) => id);
  await post(session, '/api/mail-app/toggle-label', { selectedMailIds: labelled, labelId: 2 });
  const { id: boardId } = await post<{ id: string }>(session, '/api/scrumboard-app/board/new', draftBoard);
  return { session, boardId };
};
