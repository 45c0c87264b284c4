import { hasYear, NO_YEAR } from '@ezone/shell/data/days';
import { escapedText, foldedLine, quotedPrintableLine } from '@ezone/shell/data/files/lines';
import { nameOf } from '../model/contact';
import type { ContactContent } from '../model/contact';
import { NAMELESS } from './readCards';

/** The versions that cards are written in, the one that most programs read first. */
export const cardVersions = ['3.0', '4.0', '2.1'] as const;

export type CardVersion = (typeof cardVersions)[number];

const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** A property in vCard 2.1, which has neither letters beyond ASCII nor a sign for a new line. */
const oldLine = (head: string, parts: readonly string[]): string => {
  const value = parts.map((part) => part.replaceAll(/[\\;]/g, '\\$&')).join(';');
  return isPlain(value)
    ? `${head}:${value}`
    : quotedPrintableLine(`${head};CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:`, value);
};

/** A birthday in a card. The older versions know no day without a year: it has one there that Apple, and who reads its cards, leave out. */
const birthdayLine = (day: string, version: CardVersion): string => {
  const compact = day.replaceAll('-', '');
  if (version === '4.0') return `BDAY:${hasYear(day) ? compact : `--${compact.slice(4)}`}`;
  const omitted = hasYear(day) ? '' : `;X-APPLE-OMIT-YEAR=${String(NO_YEAR)}`;
  return `BDAY${omitted}:${version === '3.0' ? day : compact}`;
};

/** A contact as a card. @param groups the names of its groups */
const cardOf = (contact: ContactContent, groups: readonly string[], version: CardVersion): string => {
  const { name, lastName, nickname, company, jobTitle, email, phone, address, birthday, notes } = contact;
  const line = (head: string, ...parts: readonly string[]) =>
    parts.every((part) => part === '')
      ? []
      : [version === '2.1' ? oldLine(head, parts) : foldedLine(`${head}:${parts.map(escapedText).join(';')}`)];
  const types =
    version === '2.1'
      ? { tel: 'TEL;CELL', mail: 'EMAIL;INTERNET', home: 'ADR;HOME' }
      : { tel: 'TEL;TYPE=cell', mail: 'EMAIL;TYPE=internet', home: 'ADR;TYPE=home' };
  return [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    ...line('N', lastName, name, '', '', '').concat(name === '' && lastName === '' ? ['N:;;;;'] : []),
    ...line('FN', nameOf(contact) || NAMELESS),
    ...line('NICKNAME', nickname),
    ...line('ORG', company),
    ...line('TITLE', jobTitle),
    ...line(version === '4.0' ? 'EMAIL' : types.mail, email),
    ...line(types.tel, phone),
    ...line(types.home, ...(address === '' ? [] : ['', '', address, '', '', '', ''])),
    ...(birthday === null ? [] : [birthdayLine(birthday, version)]),
    ...line('NOTE', notes),
    ...(groups.length === 0
      ? []
      : [
          version === '2.1'
            ? oldLine('CATEGORIES', [groups.join(',')])
            : foldedLine(`CATEGORIES:${groups.map(escapedText).join(',')}`),
        ]),
    'END:VCARD',
    '',
  ].join('\r\n');
};

/** Contacts as a file of vCards, in UTF-8. @param groupsOf the names of the groups that a contact is in */
export const writeCards = <C extends ContactContent>(
  contacts: readonly C[],
  groupsOf: (contact: C) => readonly string[],
  version: CardVersion = '3.0',
): string => contacts.map((contact) => cardOf(contact, groupsOf(contact), version)).join('');
