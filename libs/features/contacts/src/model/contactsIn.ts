import { searchRecords } from '@ezone/shell/page/list-detail';
import { normalizeForSearch } from '@ezone/text';
import { nameOf } from './contact';
import type { Contact, ContactContent } from './contact';
import type { ContactView } from './contactView';

/** The orders that a list of contacts can be in. */
export const contactOrders = ['name', 'lastName', 'newest'] as const;

export type ContactOrder = (typeof contactOrders)[number];

/** The name by which a contact is ordered, and whose first letter it stands under. */
export const sortedBy = (contact: ContactContent, order: ContactOrder): string => {
  const { name, lastName } = contact;
  return order === 'lastName' && lastName.trim() !== '' ? `${lastName} ${name}`.trim() : nameOf(contact);
};

/** The contacts of a view, in their order. */
export const contactsIn = (contacts: readonly Contact[], view: ContactView): readonly Contact[] => {
  if (view.kind === 'all') return contacts;
  if (view.kind === 'group') return contacts.filter(({ groups }) => groups.includes(view.id));
  const { kind } = view;
  return contacts.filter((contact) => contact[kind]);
};

/** The contacts in an order; `newest` is the order that they come in. */
export const inOrder = (contacts: readonly Contact[], order: ContactOrder, locale: string): readonly Contact[] => {
  if (order === 'newest') return contacts;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const named = contacts.map((contact) => ({ contact, name: sortedBy(contact, order) }));
  return named.sort((one, other) => compare(one.name, other.name)).map(({ contact }) => contact);
};

const initialsOf = ({ name, lastName }: ContactContent) =>
  `${[...name.trim()][0] ?? ''}${[...lastName.trim()][0] ?? ''}`;

/** All that is searched of a contact, also its initials: two keys find a name. */
const searchedText = (contact: Contact) => {
  const { name, lastName, nickname, company, jobTitle, email, phone, address, notes } = contact;
  const digits = phone.replaceAll(/\D/g, '');
  return [
    initialsOf(contact),
    `${name} ${lastName}`,
    nickname,
    company,
    jobTitle,
    email,
    phone,
    digits,
    address,
    notes,
  ].join('\n');
};

/** The contacts that hold what is searched for: first those whose name begins with it, then those with these initials. */
export const foundContacts = (contacts: readonly Contact[], query: string): readonly Contact[] => {
  const found = searchRecords(contacts, query, searchedText);
  const wanted = normalizeForSearch(query).trim();
  if (wanted === '') return found;
  const rank = (contact: Contact) => {
    const words = normalizeForSearch(`${nameOf(contact)} ${contact.lastName} ${contact.nickname}`).split(/\s+/);
    if (normalizeForSearch(nameOf(contact)).startsWith(wanted) || words.some((word) => word.startsWith(wanted)))
      return 0;
    return normalizeForSearch(initialsOf(contact)) === wanted ? 1 : 2;
  };
  const ranks: Contact[][] = [[], [], []];
  for (const contact of found) ranks[rank(contact)]?.push(contact);
  return ranks.flat();
};
