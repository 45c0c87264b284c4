import { normalizeForSearch } from '@ezone/text';
import { contentFields, limits } from './contact';
import type { Contact, ContactContent } from './contact';

/** The fewest digits by which a number is told from others. */
const DIGITS = 7;

const isEmpty = (value: string | null) => value === null || value.trim() === '';

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

/** How many fields of a contact have something in them. */
const fullness = (contact: Contact) => contentFields.filter((field) => !isEmpty(contact[field])).length;

/**
 * Contacts that are possibly one person: they share an email, a number or both names; those that more than two share are together. The one of
 * whom most is known comes first: it is what the others are proposed to become.
 */
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
  return [...Map.groupBy(contacts, ({ id }) => rootOf(id)).values()]
    .filter(({ length }) => length > 1)
    .map((some) => some.toSorted((one, other) => fullness(other) - fullness(one)));
};

/** The fields of which one contact's is kept where they are made one. Notes are kept of all. */
export const mergedFields = [
  ...(['avatar', 'name', 'lastName', 'nickname', 'company', 'jobTitle'] as const),
  ...(['email', 'phone', 'address', 'birthday'] as const),
] as const;

export type MergedField = (typeof mergedFields)[number];

/** Of which contact each field is taken, by its place. */
export type Choices = Readonly<Record<MergedField, number>>;

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

/** What makes two values of a field the same way to reach somebody. */
const ways = {
  email: (email: string) => email.trim().toLowerCase(),
  phone: (phone: string) => phone.replaceAll(/\D/g, '') || phone.trim(),
} as const;

export type WayField = keyof typeof ways;

/** The emails and numbers that were not chosen, and that the one contact has no field for. */
export const spareWays = (contacts: readonly Contact[], choices: Choices): [field: WayField, value: string][] =>
  (['email', 'phone'] as const).flatMap((field) => {
    const sameAs = ways[field];
    const values = new Map(
      contacts
        .filter((contact) => !isEmpty(contact[field]))
        .map((contact) => [sameAs(contact[field]), contact[field].trim()]),
    );
    values.delete(sameAs(contacts[choices[field]]?.[field] ?? ''));
    return [...values.values()].map((value): [WayField, string] => [field, value]);
  });

/**
 * What the one contact has that several become: what was chosen, and the notes of all, one after the other. Emails and numbers that were not
 * chosen are kept after them.
 * @param called what a field is called
 * @returns it, and whether all of the notes fit; where they do not, the contacts stay several, as nothing of them may be lost
 */
export const mergedContent = (
  contacts: readonly Contact[],
  choices: Choices,
  called: (field: WayField) => string,
): { content: Partial<ContactContent>; isFitting: boolean } => {
  const chosen = mergedFields.map((field) => [field, contacts[choices[field]]?.[field] ?? null] as const);
  const spare = spareWays(contacts, choices).map(([field, value]) => `${called(field)}: ${value}`);
  const written = new Set(contacts.map(({ notes }) => notes.trim()));
  const notes = [...written, spare.join('\n')].filter(Boolean).join('\n\n');
  const content = { ...Object.fromEntries(chosen), notes } as Partial<ContactContent>;
  return { content, isFitting: notes.length <= limits.notes };
};
