import type { ContentLine } from '@ezone/shell/data/files/lines';
import { emptyContact, isEmail, limits } from '../model/contact';
import type { ContactContent } from '../model/contact';
import { dayOf } from './dayOf';
import { NAMELESS, partsOf, unescaped } from './readCards';
import type { Card } from './readCards';

/** What is read of a person in a file: the contact, and the names of the lists it stands in. */
export type ReadContact = { content: ContactContent; categories: readonly string[]; photo: Blob | null };

/** What further addresses and numbers are called in the notes, where a contact has one of each. */
export type FurtherWords = { email: string; phone: string; address: string; birthday: string; web: string };

const order = (line: ContentLine): number => {
  if (line.types.includes('PREF')) return 0;
  const { PREF } = line.params;
  return PREF === undefined ? 100 : Number(PREF) - 100;
};
const isMobile = ({ types }: ContentLine) =>
  types.includes('CELL') || types.includes('MOBILE') || types.includes('IPHONE');

const isText = (part: string | undefined): part is string => part !== undefined && part !== '';

/** An address over lines, as it stands on a letter. */
const addressOf = (parts: readonly string[]): string => {
  const [box, extended, street, town, region, code, country] = parts;
  const place = [town, [region, code].filter(isText).join(' ')].filter(isText).join(', ');
  return [box, extended, street, place, country].filter(isText).join('\n');
};

/** A picture that stands in the card itself. */
const photoOf = (line: ContentLine | undefined): Blob | null => {
  if (!line) return null;
  const [, type, inUrl] = /^data:([\w/+.-]+);base64,(.*)$/s.exec(line.value) ?? [];
  const isCoded = /^(B|BASE64)$/i.test(line.params['ENCODING'] ?? '');
  const coded = inUrl ?? (isCoded ? line.value : undefined);
  if (coded === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(coded.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: type ?? `image/${(line.types[0] ?? 'jpeg').toLowerCase()}` });
  } catch {
    return null;
  }
};

/** The names of a person, from the parts of the name, or from the whole where there are none. @param others what else may be written as the whole */
const namesOf = (parts: readonly string[], whole: string, others: readonly string[]) => {
  const [family = '', given = '', further = '', before = '', after = ''] = parts;
  const name = [before, given, further].filter(isText).join(' ');
  const lastName = [family, after].filter(isText).join(' ');
  if (name !== '' || lastName !== '' || whole === NAMELESS || others.includes(whole)) return { name, lastName };
  const at = whole.lastIndexOf(' ');
  return at < 0 ? { name: whole, lastName: '' } : { name: whole.slice(0, at).trim(), lastName: whole.slice(at + 1) };
};

/** What a card says of a person. What a contact has no field for is written into its notes, so that nothing is lost. */
export const contactOfCard = ({ lines, version }: Card, words: FurtherWords): ReadContact => {
  const all = (name: string) => lines.filter((line) => line.name === name && line.value.trim() !== '');
  const text = (line: ContentLine | undefined) => (line ? unescaped(line.value, version).trim() : '');
  const first = (name: string) => text(all(name)[0]);
  const ofKind = ({ types }: ContentLine) => types.find((type) => !/^(PREF|INTERNET|VOICE|TEXT|X400)$/.test(type));
  const further = (word: string, line: ContentLine, value: string) => {
    const kind = ofKind(line)?.toLowerCase();
    return `${word}${kind === undefined ? '' : ` (${kind})`}: ${value}`;
  };

  const emails = all('EMAIL').toSorted((one, other) => order(one) - order(other));
  const email = emails.find((line) => isEmail(text(line)));
  const phones = all('TEL').toSorted(
    (one, other) => order(one) - order(other) || Number(isMobile(other)) - Number(isMobile(one)),
  );
  const phoneOf = (line: ContentLine) => text(line).replace(/^tel:/i, '');
  const phone = phones.find((line) => phoneOf(line).length <= limits.phone && !line.types.includes('FAX')) ?? phones[0];
  const addresses = all('ADR')
    .toSorted((one, other) => order(one) - order(other))
    .map((line) => ({ line, address: addressOf(partsOf(line.value, ';', version)) }))
    .filter(({ address }) => address !== '');
  const birthday = all('BDAY')[0];
  // Apple writes a year into birthdays that have none, and says which one that is.
  const noYear = birthday?.params['X-APPLE-OMIT-YEAR'];
  const written = birthday && (noYear === undefined ? birthday.value : birthday.value.replace(`${noYear}-`, '--'));
  const day = written === undefined ? null : dayOf(written, true);
  const company = all('ORG')
    .slice(0, 1)
    .flatMap((line) => partsOf(line.value, ';', version))
    .filter(isText)
    .join(', ');
  const nickname = all('NICKNAME')
    .flatMap((line) => partsOf(line.value, ',', version))
    .filter(isText)
    .join(', ');
  const others = [company, nickname, text(email), phone ? phoneOf(phone) : ''];
  const names = namesOf(
    all('N')
      .slice(0, 1)
      .flatMap((line) => partsOf(line.value, ';', version)),
    first('FN'),
    others,
  );
  const notes = [
    ...all('NOTE').map(text),
    ...emails.filter((line) => line !== email).map((line) => further(words.email, line, text(line))),
    ...phones.filter((line) => line !== phone).map((line) => further(words.phone, line, phoneOf(line))),
    ...addresses.slice(1).map(({ line, address }) => further(words.address, line, address.replaceAll('\n', ', '))),
    ...all('URL').map((line) => `${words.web}: ${text(line)}`),
    ...(birthday && day === null ? [`${words.birthday}: ${text(birthday)}`] : []),
  ];
  return {
    content: {
      ...emptyContact,
      ...names,
      nickname,
      company,
      jobTitle: first('TITLE') || first('ROLE'),
      email: text(email),
      phone: phone ? phoneOf(phone) : '',
      address: addresses[0]?.address ?? '',
      birthday: day,
      notes: notes.filter(isText).join('\n'),
    },
    categories: all('CATEGORIES')
      .flatMap((line) => partsOf(line.value, ',', version))
      .filter(isText),
    photo: photoOf(all('PHOTO')[0]),
  };
};
