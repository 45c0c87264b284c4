import { normalizeForSearch } from '@ezone/text';
import { limits } from './contact';
import type { Contact, ContactContent } from './contact';

/** The fewest digits by which a number is told from others. */
const DIGITS = 7;

/** What two contacts have in common that are possibly one. */
const keysOf = ({ name, lastName, email, phone }: ContactContent): string[] => {
  const whole = normalizeForSearch(`${name} ${lastName}`).trim().replaceAll(/\s+/g, ' ');
  const digits = phone.replaceAll(/\D/g, '');
  return [
    ...(email.trim() === '' ? [] : [`@${email.trim().toLowerCase()}`]),
    // Somebody writes the country, somebody else does not.
    ...(digits.length < DIGITS ? [] : [`+${digits.slice(-9)}`]),
    ...(whole.includes(' ') ? [whole] : []),
  ];
};

/** Contacts that are possibly one person: they share an email, a number or both names; those that more than two share are together. */
export const possibleDuplicates = (contacts: readonly Contact[]): Contact[][] => {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    return root;
  };
  const firsts = new Map<string, string>();
  for (const contact of contacts) {
    for (const key of keysOf(contact)) {
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, contact.id);
      else if (rootOf(first) !== rootOf(contact.id)) parents.set(rootOf(contact.id), rootOf(first));
    }
  }
  return [...Map.groupBy(contacts, ({ id }) => rootOf(id)).values()].filter(({ length }) => length > 1);
};

/** The fields of which one contact's is kept where they are made one. Notes are kept of all. */
export const mergedFields = [
  ...(['avatar', 'name', 'lastName', 'nickname', 'company', 'jobTitle'] as const),
  ...(['email', 'phone', 'address', 'birthday'] as const),
] as const;

export type MergedField = (typeof mergedFields)[number];

/** Of which contact each field is taken, by its place. */
export type Choices = Readonly<Record<MergedField, number>>;

const isEmpty = (value: string | null) => value === null || value.trim() === '';

/** The first contact that has something in each field. */
export const firstChoices = (contacts: readonly Contact[]): Choices =>
  Object.fromEntries(
    mergedFields.map((field) => [
      field,
      Math.max(
        0,
        contacts.findIndex((contact) => !isEmpty(contact[field])),
      ),
    ]),
  ) as Choices;

/** The fields in which contacts differ, and in which there is something to choose. */
export const differingFields = (contacts: readonly Contact[]): MergedField[] =>
  mergedFields.filter(
    (field) => new Set(contacts.map((contact) => (contact[field] ?? '').trim()).filter(Boolean)).size > 1,
  );

/** What the one contact has that several become: what was chosen, and the notes of all, one after the other, as far as they fit. */
export const mergedContent = (contacts: readonly Contact[], choices: Choices): Partial<ContactContent> => {
  const chosen = mergedFields.map((field) => [field, contacts[choices[field]]?.[field] ?? null] as const);
  const notes = [...new Set(contacts.map((contact) => contact.notes.trim()).filter(Boolean))];
  const all = notes.join('\n\n');
  return {
    ...Object.fromEntries(chosen),
    notes: all.length > limits.notes ? (notes[0] ?? '') : all,
  } as Partial<ContactContent>;
};
