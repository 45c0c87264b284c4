import { normalizeForSearch } from '@ezone/text';

/** What a column of a table can hold of a contact; `fullName` is first and last name in one. */
export const columnTargets = [
  ...(['name', 'lastName', 'fullName', 'nickname', 'company', 'jobTitle', 'email', 'phone'] as const),
  ...(['address', 'birthday', 'notes', 'groups'] as const),
] as const;

export type ColumnTarget = (typeof columnTargets)[number];

/** How programs head their columns, without anything but letters and digits. */
const heads: readonly (readonly [ColumnTarget, RegExp])[] = [
  ['name', /^((first|given|middle|additional)name|forename|ad|adi|الاسمالاول)$/],
  ['lastName', /^((last|family)name|surname|soyad[i]?|soyadi|اسمالعايله|اسمالعائله)$/],
  ['fullName', /^(name|fullname|displayname|contactname|adsoyad|الاسم)$/],
  ['nickname', /^(nickname|takmaad|اللقب)$/],
  ['company', /^((organi[sz]ation|company)\d*(name)?|sirket|الشركه)$/],
  ['jobTitle', /^((organi[sz]ation\d*)?title|jobtitle|position|role|unvan|المسميالوظيفي)$/],
  ['email', /^(primary|secondary|home|work)?(e?mail\d*(address|value)?|emailaddress\d*|eposta|البريدالالكتروني)$/],
  ['phone', /^(?!.*(type|label|fax|phonetic)).*(phone|mobile|cell|telefon|الهاتف).*$/],
  [
    'address',
    /^((home|business|work|other)?address\d*(formatted|value)?|(home|business|work)(street|city|state|postalcode|country(region)?)|street|city|adres|العنوان)$/,
  ],
  ['birthday', /^(birthday|birthdate|dateofbirth|bday|dogumgunu|تاريخالميلاد)$/],
  ['notes', /^(notes?|comments?|notlar|ملاحظات)$/],
  ['groups', /^(groups?|groupmembership|labels|categories|gruplar|المجموعات)$/],
];

/** What each column is taken for at first, by its head; null for one that is left out. */
export const guessedTargets = (header: readonly string[]): (ColumnTarget | null)[] =>
  header.map((head) => {
    const plain = normalizeForSearch(head).replaceAll(/[^\p{L}\p{N}]/gu, '');
    return heads.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  });
