import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

const sheet = readFileSync(resolve(__dirname, 'fonts.css'), 'utf8');

type Face = { file: string; covers: (letter: string) => boolean };

/** The faces of the sheet which have a file of ours. */
const faces = sheet.split('@font-face').flatMap((rule): Face[] => {
  const file = /url\('\.\/(.+?)'\)/.exec(rule)?.[1];
  if (file === undefined) return [];
  const ranges = (/unicode-range: (.+?);/.exec(rule)?.[1] ?? '').split(', ').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  const covers = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  };
  return [{ file, covers }];
});

const filesFor = (text: string) =>
  new Set([...text].map((letter) => faces.find((face) => face.covers(letter))?.file ?? `none for ${letter}`));

it('fetches nothing from elsewhere', () => {
  expect(sheet).not.toMatch(/https?:|url\((?!'\.\/)/);
});

it('needs one file for English, a second for Turkish and the Arabic one for Arabic only', () => {
  expect(filesFor('The quick brown fox, 50 % “off” – now… @€')).toEqual(new Set(['inter-latin.woff2']));
  expect(filesFor('ğĞıİşŞçÇöÖüÜâ₺')).toEqual(new Set(['inter-latin.woff2', 'inter-latin-ext.woff2']));
  expect(filesFor('ملاحظاتكأإآةىئؤءُّ،؛؟٠٩')).toEqual(new Set(['noto-sans-arabic.woff2']));
});

it.each(faces)('$file has at most 45 KB', ({ file }) => {
  expect(statSync(resolve(__dirname, file)).size).toBeLessThanOrEqual(45 * 1024);
});
