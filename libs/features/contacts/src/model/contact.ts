import type { components } from '@ezone/api-client';

/** A contact, as the server tells it. */
export type ContactDto = components['schemas']['ContactDto'];

/** What a user writes of a contact; an email that there is not is an empty text. */
export type ContactContent = Omit<ContactDto, 'id' | 'email'> & { email: string };

/** A contact with the lists that it stands in. */
export type Contact = ContactContent & {
  id: string;
  starred: boolean;
  /** Whether it is among those that are asked for often. */
  frequent: boolean;
  /** The ids of its groups. */
  groups: string[];
};

/** A group of contacts. */
export type ContactGroup = components['schemas']['ContactGroupNameDto'];

/** The most characters that the server takes. */
export const limits = {
  ...{ name: 100, lastName: 100, nickname: 100, company: 100, jobTitle: 100 },
  ...{ email: 254, phone: 50, address: 500, notes: 10_000 },
} as const;

/** The fields that are texts of a bounded length. */
export const textFields = Object.keys(limits) as (keyof typeof limits)[];

/** A contact of whom nothing has been written. */
export const emptyContact: ContactContent = {
  ...{ name: '', lastName: '', avatar: null, nickname: '', company: '', jobTitle: '' },
  ...{ email: '', phone: '', address: '', birthday: null, notes: '' },
};

/** All that is written of a contact. */
export const contentFields = Object.keys(emptyContact) as (keyof ContactContent)[];

/** What a user has written of a contact, and nothing else. */
export const contentOf = (contact: ContactContent): ContactContent =>
  Object.fromEntries(contentFields.map((field) => [field, contact[field]])) as ContactContent;

/** What a contact is called: its names, else its nickname, company, email or phone; an empty text where it has none of these. */
export const nameOf = ({
  name,
  lastName,
  nickname,
  company,
  email,
  phone,
}: Pick<ContactContent, 'name' | 'lastName' | 'nickname' | 'company' | 'email' | 'phone'>): string =>
  [`${name} ${lastName}`, nickname, company, email, phone].map((one) => one.trim()).find(Boolean) ?? '';

/** Somebody as they are written in a mail: `Hugo Martin <hugo@example.com>`, or the address alone. */
export const personIn = (text: string): Pick<ContactContent, 'name' | 'lastName' | 'email'> => {
  const [, whole = '', email = text.trim()] = /^(.*?)\s*<([^<>\s]+)>$/.exec(text.trim()) ?? [];
  const [lastName = '', ...names] = whole.split(' ').toReversed();
  return names.length === 0
    ? { name: lastName, lastName: '', email }
    : { name: names.toReversed().join(' '), lastName, email };
};

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(xn--[a-z0-9-]{2,}|\p{L}{2,63})$/iu;

/** Whether a text can be an address of email. */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  return at > 0 && local.length <= 64 && text.length <= limits.email && LOCAL.test(local) && DOMAIN.test(domain);
};
