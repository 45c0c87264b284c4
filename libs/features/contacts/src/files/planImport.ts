import { isEmail, limits, nameOf, textFields } from '../model/contact';
import type { ContactContent } from '../model/contact';
import type { ReadContact } from './contactOfCard';

/** Why a line cannot become a contact. */
export type ImportProblem =
  | { kind: 'nameless' }
  | { kind: 'emailWrong' }
  | { kind: 'tooLong'; field: (typeof textFields)[number]; length: number };

/** What a line of a file becomes. */
export type PlannedContact = ReadContact & {
  /** Names it among the others. */
  id: string;
  /** The number of its line in the file. */
  line: number;
  problem: ImportProblem | null;
  /** Whether it is among the contacts, or further up in the file. */
  isKnown: boolean;
};

const problemOf = (content: ContactContent): ImportProblem | null => {
  if (nameOf(content) === '') return { kind: 'nameless' };
  const field = textFields.find((one) => content[one].length > limits[one]);
  if (field) return { kind: 'tooLong', field, length: content[field].length };
  return content.email !== '' && !isEmail(content.email) ? { kind: 'emailWrong' } : null;
};

/** By what a contact is known again: its email, or its name with its number. */
const keysOf = (contact: ContactContent): string[] => {
  const name = nameOf(contact).toLocaleLowerCase();
  const digits = contact.phone.replaceAll(/\D/g, '');
  if (contact.email !== '') return [`@${contact.email.toLowerCase()}`];
  return [`${name}\n${digits}`];
};

/**
 * What the lines of a file become.
 * @param known the contacts that there are
 * @param newId makes an id that nobody has
 */
export const planImport = (
  read: readonly (ReadContact & { line: number })[],
  known: readonly ContactContent[],
  newId: () => string,
): PlannedContact[] => {
  const keys = new Set(known.flatMap(keysOf));
  return read.map((one) => {
    const problem = problemOf(one.content);
    const own = keysOf(one.content);
    const isKnown = own.some((key) => keys.has(key));
    if (!problem) own.forEach((key) => keys.add(key));
    return { ...one, id: newId(), problem, isKnown };
  });
};
