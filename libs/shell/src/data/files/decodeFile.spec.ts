import { decodeFile } from '.';

const text = 'BEGIN: Çınar, ليلى';
const utf16 = (isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  Array.from(text, (letter, at) => view.setUint16(at * 2, letter.charCodeAt(0), isLittle));
  return bytes;
};

it.each([
  ['UTF-8', Uint8Array.from(Buffer.from(text))],
  ['UTF-8 with its mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...Buffer.from(text)])],
  ['UTF-16 with its mark', Uint8Array.from([0xff, 0xfe, ...utf16(true)])],
  ['UTF-16 the other way round, with its mark', Uint8Array.from([0xfe, 0xff, ...utf16(false)])],
  ['UTF-16 without a mark', utf16(true)],
  ['UTF-16 the other way round, without a mark', utf16(false)],
])('reads %s', (_, bytes) => {
  expect(decodeFile(bytes)).toBe(text);
});

it('reads what is none of these in the letters of Windows', () => {
  expect(decodeFile(Uint8Array.of(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72))).toBe('Müller');
});

it('reads Turkish and Arabic in the letters of Windows', () => {
  // "Tarih;Açıklama\nŞişli" and "التاريخ;البيان"
  const turkish = [...Buffer.from('Tarih;A'), 0xe7, 0xfd, ...Buffer.from('klama\n'), 0xde, 0x69, 0xfe, 0x6c, 0x69];
  expect(decodeFile(Uint8Array.from(turkish))).toBe('Tarih;Açıklama\nŞişli');
  const arabic = [0xc7, 0xe1, 0xca, 0xc7, 0xd1, 0xed, 0xce, 0x3b, 0xc7, 0xe1, 0xc8, 0xed, 0xc7, 0xe4];
  expect(decodeFile(Uint8Array.from(arabic))).toBe('التاريخ;البيان');
});
