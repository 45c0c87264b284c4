// Cuts the fonts of libs/ui out of the fontsource packages: `npx nx run ui:fonts`. The results are checked in, so a build needs neither
// the packages nor this. Weights 400 to 700 and the letters of our languages stay; hinting goes, as no screen of today uses it.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../../libs/ui/src/fonts/', import.meta.url);
const LARGEST = 45 * 1024;

/** All characters from one code point to another. */
const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const fonts = [
  {
    source: 'inter/files/inter-latin-wght-normal.woff2',
    file: 'inter-latin.woff2',
    letters: range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœ' + range(0x2010, 0x203a) + '€™−×≤≥←↑→↓',
  },
  {
    source: 'inter/files/inter-latin-ext-wght-normal.woff2',
    file: 'inter-latin-ext.woff2',
    letters: range(0x100, 0x130) + range(0x132, 0x151) + range(0x154, 0x17f) + 'ȘșȚț₺',
  },
  {
    source: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    file: 'noto-sans-arabic.woff2',
    letters: range(0x600, 0x6ff),
  },
];

for (const { source, file, letters } of fonts) {
  const font = await subsetFont(readFileSync(new URL(source, packages)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    noHinting: true,
  });
  if (font.length > LARGEST) throw new Error(`${file} has ${font.length} bytes, more than ${LARGEST}.`);
  writeFileSync(new URL(file, target), font);
  console.log(`${file} ${(font.length / 1024).toFixed(1)} KB`);
}
copyFileSync(new URL('inter/LICENSE', packages), new URL('inter-LICENSE.txt', target));
copyFileSync(new URL('noto-sans-arabic/LICENSE', packages), new URL('noto-sans-arabic-LICENSE.txt', target));
