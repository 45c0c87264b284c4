import { emptyContact } from './contact';
import type { Contact, ContactContent } from './contact';
import { differingFields, firstChoices, mergedContent, possibleDuplicates } from './duplicates';

const contactOf = (id: string, fields: Partial<ContactContent>): Contact => ({
  ...{ ...emptyContact, ...fields, id, starred: false, frequent: false, groups: [] },
});
const called = (field: string) => field.toUpperCase();
const idsOf = (contacts: readonly Contact[]) => possibleDuplicates(contacts).map((some) => some.map(({ id }) => id));

it('finds those that share an email, a number or both names, and puts together what hangs together', () => {
  expect(
    idsOf([
      contactOf('a', { name: 'Zoë', lastName: 'Brandt', email: 'zoe@example.com' }),
      contactOf('b', { email: 'ZOE@example.com', phone: '+44 20 7946 0100' }),
      contactOf('c', { name: 'Office', phone: '020 7946 0100' }),
      contactOf('d', { name: 'zoe', lastName: 'brandt' }),
      contactOf('e', { name: 'Zoë' }),
      contactOf('f', { name: 'Zoë', phone: '112' }),
      contactOf('g', { phone: '112' }),
    ]),
  ).toEqual([['a', 'b', 'c', 'd']]);
});

it('takes of each field what is first there, or what was chosen', () => {
  const both = [
    contactOf('a', { name: 'Ada', email: 'ada@example.com', notes: 'One' }),
    contactOf('b', { name: 'Ada L.', lastName: 'Lovelace', birthday: '1815-12-10', notes: 'Two' }),
  ];
  expect(differingFields(both)).toEqual(['name']);
  const choices = firstChoices(both);
  expect(mergedContent(both, choices, called).content).toMatchObject({
    ...{ name: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', birthday: '1815-12-10', notes: 'One\n\nTwo' },
  });
  expect(mergedContent(both, { ...choices, name: 1 }, called).content).toMatchObject({ name: 'Ada L.' });
});

it('proposes the one of whom most is known, and keeps the emails and numbers of the others', () => {
  const [found = []] = possibleDuplicates([
    contactOf('new', { name: 'Ada', lastName: 'Lovelace', phone: '0155 1234567' }),
    contactOf('full', {
      name: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      phone: '0155 7654321',
      company: 'Mill',
    }),
    contactOf('same', { email: 'ADA@example.com', phone: '(0155) 765 4321', notes: 'Met in May' }),
    contactOf('other', { name: 'Ada', lastName: 'Lovelace', email: 'countess@example.com' }),
  ]);
  expect(found[0]?.id).toBe('full');
  expect(mergedContent(found, firstChoices(found), called).content).toMatchObject({
    ...{ email: 'ada@example.com', phone: '0155 7654321', company: 'Mill' },
    notes: 'Met in May\n\nEMAIL: countess@example.com\nPHONE: 0155 1234567',
  });
});

it('drops no notes: where they do not fit together, it says so', () => {
  const notesOf = (...all: string[]) => {
    const some = all.map((notes, at) => contactOf(String(at), { email: `${String(at)}@example.com`, notes }));
    return mergedContent(some, firstChoices(some), called);
  };
  const spare = 'EMAIL: 1@example.com';
  const most = 'a'.repeat(10_000 - spare.length - 2);
  expect(notesOf(most, '')).toMatchObject({ content: { notes: `${most}\n\n${spare}` }, isFitting: true });
  expect(notesOf(`${most}a`, '').isFitting).toBe(false);
  expect(notesOf('a'.repeat(9_000), 'b'.repeat(9_000)).isFitting).toBe(false);
});

it('looks through ten thousand contacts in a moment', () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    contactOf(String(at), { name: 'Person', lastName: String(at), email: `p${String(at % 9_000)}@example.com` }),
  );
  const began = performance.now();
  expect(possibleDuplicates(many)).toHaveLength(1_000);
  expect(performance.now() - began).toBeLessThan(2_000);
});
