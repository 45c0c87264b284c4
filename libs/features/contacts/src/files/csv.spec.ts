import { readTable } from '@ezone/text/table';
import { emptyContact } from '../model/contact';
import type { ContactContent } from '../model/contact';
import { contactsOfTable, writeCsv } from './csv';
import { guessedTargets } from './csvColumns';
import { planImport } from './planImport';

const words = { email: 'Email', phone: 'Phone', address: 'Address', birthday: 'Birthday', web: 'Web' };
const read = (text: string, isDayFirst = false) => {
  const table = readTable(text);
  return contactsOfTable(table, guessedTargets(table.header), { words, isDayFirst });
};
const contact = (fields: Partial<ContactContent>): ContactContent => ({ ...emptyContact, ...fields });

it('reads a table as Google writes it', () => {
  const [one] = read(
    'First Name,Middle Name,Last Name,Organization Name,Organization Title,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value\r\n' +
      'Pía,María,Núñez,Choir,Singer,1990-04-03,"One\nTwo",* myContacts ::: Choir,Work,pia@nunez.example,pia@home.example,Mobile,+54 11 5555 0102\r\n',
  );
  expect(one).toMatchObject({
    ...{ line: 2, categories: ['myContacts', 'Choir'] },
    content: contact({
      ...{ name: 'Pía María', lastName: 'Núñez', company: 'Choir', jobTitle: 'Singer', birthday: '1990-04-03' },
      ...{
        email: 'pia@nunez.example',
        phone: '+54 11 5555 0102',
        notes: 'One\nTwo\nE-mail 2 - Value: pia@home.example',
      },
    }),
  });
});

it('takes the first of several values in one cell, and writes the others into the notes', () => {
  const [one] = read(
    'Name,Phonetic First Name,Phonetic Last Name,E-mail 1 - Value,Phone 1 - Value\r\n' +
      'Pía Núñez,Pee-ah,Noon-yes,pia@nunez.example ::: pia@home.example,+54 11 5555 0102 ::: +54 11 5555 0103 ::: 112\r\n',
  );
  expect(one?.content).toEqual(
    contact({
      ...{ name: 'Pía', lastName: 'Núñez', email: 'pia@nunez.example', phone: '+54 11 5555 0102' },
      notes: 'E-mail 1 - Value: pia@home.example\nPhone 1 - Value: +54 11 5555 0103\nPhone 1 - Value: 112',
    }),
  );
});

it('reads a table as Outlook writes it, with semicolons, and days as the language has them', () => {
  const text =
    'First Name;Last Name;Company;Job Title;Business Street;Business City;Mobile Phone;Business Fax;E-mail Address;Birthday\n' +
    'Jörg;Müller;Brücke;Ingenieur;Lindenstr. 8;Berlin;030 555;030 556;joerg@bruecke.example;3/4/1979\n';
  expect(read(text)[0]?.content).toEqual(
    contact({
      ...{
        name: 'Jörg',
        lastName: 'Müller',
        company: 'Brücke',
        jobTitle: 'Ingenieur',
        address: 'Lindenstr. 8\nBerlin',
      },
      ...{ phone: '030 555', email: 'joerg@bruecke.example', birthday: '1979-03-04' },
    }),
  );
  expect(read(text, true)[0]?.content.birthday).toBe('1979-04-03');
});

it('takes a whole name apart, and keeps a birthday that is none in the notes', () => {
  const [one] = read('Name\tBirthday\nAda King Lovelace\t10 December\n');
  expect(one?.content).toEqual(contact({ name: 'Ada King', lastName: 'Lovelace', notes: 'Birthday: 10 December' }));
});

it('writes what comes in again the same, and nothing that is a formula', () => {
  const contacts = [
    contact({ name: '=1+1', lastName: '@x', phone: '+44 20', notes: '-a "quoted"\nline, two', birthday: '2000-02-29' }),
    contact({ company: 'ğüş ليلى', email: 'a@b.example', address: '1 Road\nTown', birthday: '1604-03-09' }),
  ];
  const text = writeCsv(contacts, () => ['Choir', 'Work']);
  expect(text).not.toMatch(/(^|,)"?[=+@-]/m);
  expect(text).toContain("'-a ");
  expect(text).toContain('" --03-09"');
  const again = read(text);
  expect(again.map(({ content }) => content)).toEqual(contacts);
  expect(again[0]?.categories).toEqual(['Choir', 'Work']);
});

it('says of each line what it becomes', () => {
  const rows = read(
    'First name,Email,Company\nAda,ada@example.com,\n,nobody,\nLong,long@example.com,' +
      'x'.repeat(101) +
      '\n\nAgain,ADA@example.com,\nThere,there@example.com,\n,,\n',
  );
  let count = 0;
  const plan = planImport(rows, [contact({ email: 'There@example.com' })], () => String((count += 1)));
  expect(plan.map(({ line, problem, isKnown }) => [line, problem?.kind ?? null, isKnown])).toEqual([
    [2, null, false],
    [3, 'emailWrong', false],
    [4, 'tooLong', false],
    [6, null, true],
    [7, null, true],
  ]);
});
