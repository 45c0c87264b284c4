import { hasYear } from '@ezone/shell/data/days';
import { writeTable } from '@ezone/text/table';
import type { Table } from '@ezone/text/table';
import { emptyContact, isEmail } from '../model/contact';
import type { ContactContent } from '../model/contact';
import type { FurtherWords, ReadContact } from './contactOfCard';
import type { ColumnTarget } from './csvColumns';
import { dayOf } from './dayOf';

/** Between several values in one cell, such as the groups of a contact, as Google writes them. */
const BETWEEN = ' ::: ';

/** What a table of ours is headed by; other programs know these words. */
const header = [
  ...['First name', 'Last name', 'Nickname', 'Company', 'Job title', 'Email', 'Phone', 'Address', 'Birthday'],
  ...['Notes', 'Groups'],
];

/** The fields that stand under these, before the groups. */
const columns = [
  ...(['name', 'lastName', 'nickname', 'company', 'jobTitle', 'email', 'phone', 'address', 'birthday'] as const),
  'notes' as const,
];

/**
 * What the rows of a table say of people. Of several emails or numbers the first is taken, and the others are written into the notes.
 * @param targets what each column holds
 */
export const contactsOfTable = (
  { header: heads, rows }: Table,
  targets: readonly (string | null)[],
  { words, isDayFirst }: { words: FurtherWords; isDayFirst: boolean },
): (ReadContact & { line: number })[] =>
  rows.map(({ line, cells }) => {
    const of = (target: ColumnTarget) =>
      targets.flatMap((one, at) => {
        const value = cells[at] ?? '';
        return one === target && value !== '' ? [{ head: heads[at] ?? '', value }] : [];
      });
    const all = (target: ColumnTarget, between: string) =>
      of(target)
        .map(({ value }) => value)
        .join(between);
    const several = (target: ColumnTarget) =>
      of(target).flatMap(({ head, value }) =>
        value
          .split(BETWEEN)
          .filter((part) => part.trim() !== '')
          .map((part) => ({ head, value: part.trim() })),
      );
    const [emails, phones] = [several('email'), several('phone')];
    const email = emails.find(({ value }) => isEmail(value)) ?? emails[0];
    const [phone] = phones;
    const written = all('birthday', ' ');
    const birthday = dayOf(written, isDayFirst);
    const whole = all('fullName', ' ');
    const [name, lastName] = [all('name', ' '), all('lastName', ' ')];
    const at = whole.lastIndexOf(' ');
    const names =
      name !== '' || lastName !== ''
        ? { name, lastName }
        : { name: at < 0 ? whole : whole.slice(0, at), lastName: at < 0 ? '' : whole.slice(at + 1) };
    const notes = [
      all('notes', '\n'),
      ...[...emails, ...phones]
        .filter((one) => one !== email && one !== phone)
        .map(({ head, value }) => `${head}: ${value}`),
      ...(written !== '' && birthday === null ? [`${words.birthday}: ${written}`] : []),
    ];
    return {
      line,
      content: {
        ...emptyContact,
        ...names,
        nickname: all('nickname', ', '),
        company: all('company', ', '),
        jobTitle: all('jobTitle', ', '),
        email: email?.value ?? '',
        phone: phone?.value ?? '',
        address: all('address', '\n'),
        birthday,
        notes: notes.filter(Boolean).join('\n'),
      },
      categories: of('groups')
        .flatMap(({ value }) => value.split(/ ::: |[;,]/).map((one) => one.replace(/^\* /, '').trim()))
        .filter(Boolean),
      photo: null,
    };
  });

/** A day without a year is written as Google does; the space before it keeps it from being taken for a formula. */
const birthdayCell = (day: string | null): string => (day === null || hasYear(day) ? (day ?? '') : ` -${day.slice(4)}`);

/** Contacts as a table, in which nothing is taken for a formula. @param groupsOf the names of the groups that a contact is in */
export const writeCsv = <C extends ContactContent>(
  contacts: readonly C[],
  groupsOf: (contact: C) => readonly string[],
): string => {
  const rows = contacts.map((contact) => [
    ...columns.map((field) => (field === 'birthday' ? birthdayCell(contact.birthday) : contact[field])),
    groupsOf(contact).join(BETWEEN),
  ]);
  return writeTable([header, ...rows]);
};
