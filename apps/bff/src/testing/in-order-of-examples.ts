import type { DocumentedCall } from './documented-calls';

/** These go first: what they name is all that is there before other calls add something. */
const FIRST = ['POST /api/scrumboard-app/card/order', 'POST /api/scrumboard-app/list/order'];

/** These take away what others speak of, the smaller before what holds it. */
const LAST = [
  'POST /api/mail-app/send-mail',
  'POST /api/accounting-app/remove-accounts',
  'POST /api/accounting-app/remove-transactions',
  'POST /api/calendar-app/remove-event',
  'POST /api/calendar-app/remove-events',
  'POST /api/contacts-app/remove-group',
  'POST /api/contacts-app/remove-contact',
  'POST /api/contacts-app/remove-contacts',
  'POST /api/e-commerce-app/remove-product',
  'POST /api/e-commerce-app/remove-products',
  'POST /api/e-commerce-app/remove-orders',
  'POST /api/file-manager-app/remove-files',
  'POST /api/mail-app/delete-mails',
  'POST /api/notes-app/remove-note',
  'POST /api/scrumboard-app/card/remove',
  'POST /api/scrumboard-app/list/remove',
  'POST /api/scrumboard-app/board/delete',
  'POST /api/todo-app/remove-todo',
  'POST /api/todo-app/delete-todos',
  'POST /api/trash/restore',
  'POST /api/trash/remove',
  'POST /api/auth/sign-out',
];

/**
 * Calls in an order in which the examples of all of them work, one after the other, on the data of the demo.
 * @throws where one that is named here is not among them
 */
export function inOrderOfExamples(calls: DocumentedCall[]): DocumentedCall[] {
  const missing = [...FIRST, ...LAST].filter((named) => !calls.some(({ route }) => route === named));
  if (missing.length > 0) throw new Error(`There are no such calls: ${missing.join(', ')}`);
  const placeOf = ({ route }: DocumentedCall) => (FIRST.includes(route) ? -1 : LAST.indexOf(route) + 1);
  return calls.toSorted((one, other) => placeOf(one) - placeOf(other));
}
