import { decodeFile } from '@ezone/shell/data/files';
import { emptyContact } from '../model/contact';
import { cardSamples } from '../testing/cardSamples';
import { contactOfCard } from './contactOfCard';
import { readCards } from './readCards';
import { cardVersions, writeCards } from './writeCards';

const words = { email: 'Email', phone: 'Phone', address: 'Address', birthday: 'Birthday', web: 'Web' };
const read = (text: string) => readCards(text).map((card) => contactOfCard(card, words));
const contentsOf = (text: string) => read(text).map(({ content }) => content);

describe.each(cardSamples)('a file of $from', ({ bytes, means, categories = [], hasPhoto = false }) => {
  const found = read(decodeFile(bytes));

  it('comes in as it means', () => {
    expect(found.map(({ content }) => content)).toEqual(means.map((contact) => ({ ...emptyContact, ...contact })));
    expect(found[0]?.categories).toEqual(categories);
    expect(found[0]?.photo !== null).toBe(hasPhoto);
  });

  it.each(cardVersions)('goes out in version %s, and comes in again the same', (version) => {
    const contacts = found.map(({ content }) => content);
    const text = writeCards(contacts, () => categories, version);
    expect(contentsOf(text)).toEqual(contacts);
    if (version !== '2.1')
      expect(Math.max(...text.split('\r\n').map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(
        75,
      );
    expect(read(text).map((one) => one.categories)).toEqual(contacts.map(() => categories));
  });
});

it('takes a birthday without a year, and writes it as each version can', () => {
  const card = (birthday: string) => `BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\n${birthday}\r\nEND:VCARD\r\n`;
  const lines = [
    'BDAY:--0309',
    'BDAY:--03-09',
    'BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-09',
    'BDAY;X-APPLE-OMIT-YEAR=1900:1900-03-09',
  ];
  for (const line of lines) expect(contentsOf(card(line))).toMatchObject([{ birthday: '1604-03-09', notes: '' }]);
  const written = (version: (typeof cardVersions)[number]) =>
    writeCards([{ ...emptyContact, birthday: '1604-03-09' }], () => [], version);
  expect(written('4.0')).toContain('\r\nBDAY:--0309\r\n');
  expect(written('3.0')).toContain('\r\nBDAY;X-APPLE-OMIT-YEAR=1604:1604-03-09\r\n');
  expect(written('2.1')).toContain('\r\nBDAY;X-APPLE-OMIT-YEAR=1604:16040309\r\n');
});

it('keeps whatever is written in any field', () => {
  const nasty = 'a;b,c\\d:e"f=20 \\n 😀 ' + 'long '.repeat(30) + 'ğüşİ';
  const contact = {
    ...{
      name: nasty,
      lastName: nasty,
      avatar: null,
      nickname: nasty.replaceAll(',', ''),
      company: nasty,
      jobTitle: nasty,
    },
    ...{ email: 'a+b@example.com', phone: '+1;2', address: `${nasty}\n${nasty}`, birthday: '2000-02-29' },
    notes: `One\n\nTwo ${nasty}`,
  };
  for (const version of cardVersions) expect(contentsOf(writeCards([contact], () => [], version))).toEqual([contact]);
});

it('reads ten thousand cards in a moment, and what is no card as none', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    ...emptyContact,
    name: `Person ${String(at)}`,
    notes: 'x'.repeat(99),
  }));
  const began = performance.now();
  expect(contentsOf(writeCards(many, () => []))).toEqual(many);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(readCards('name,email\nAda,ada@example.com')).toEqual([]);
  expect(readCards('BEGIN:VCARD\r\nFN:Cut of')).toEqual([]);
});
