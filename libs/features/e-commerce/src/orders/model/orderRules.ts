import { object, string } from 'yup';
import { LONGEST_TEXT } from './order';

/** What a comment must be. */
export const commentRules = object({ text: string().trim().required('commentNeeded').max(LONGEST_TEXT) });

/** What a change of states must be: to another one than all of the orders are in. @param all the state that all are in, if there is one */
export const statusRules = (all: string | null) =>
  object({
    statusId: string()
      .nullable()
      .test('other', 'statusNeeded', (id) => Boolean(id) && id !== all),
    note: string().trim().max(LONGEST_TEXT),
  });
