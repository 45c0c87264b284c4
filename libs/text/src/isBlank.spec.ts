import { isBlank } from './isBlank';

it.each([
  ['nothing', ''],
  ['white space', ' \t\n\u00a0\u1680\u2003\u2028\u3000\u0085'],
  ['zero-width spaces and joiners', '\u200b\u200c\u200d\u2060\ufeff\u034f'],
  ['marks of direction', '\u200e\u200f\u061c\u202a\u202e\u2066\u2069'],
  ['soft hyphens', '\u00ad'],
  ['variation selectors', '\ufe0e\ufe0f\u180b\u{e0100}'],
  ['tags', '\u{e0001}\u{e0061}\u{e007f}'],
  ['fillers of Hangul', '\u115f\u1160\u3164\uffa0'],
  ['other letters that are blank', '\u2800\u17b4\u17b5\u180e\u{1d159}\u{16fe4}'],
  ['format characters', '\ufff9\ufffb\u{13430}\u{1bca0}\u{1d173}'],
  ['control characters', '\u0000\u0007\u001b\u007f\u009f'],
  ['a megabyte of it', '\u200b \u2800'.repeat(350_000)],
])('%s is blank', (_, text) => {
  expect(isBlank(text)).toBe(true);
});

it.each([
  ['a letter', 'a'],
  ['a letter among what is not seen', '\u200b\u00a0a\u200b'],
  ['a family of joined people', '👨‍👩‍👧'],
  ['a heart that is red by a selector', '\u2764\ufe0f'],
  ['a flag made of tags', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['Persian with a non-joiner', 'می‌خواهم'],
  ['a combining mark', '\u0301'],
  ['Hangul', '한글'],
  ['Braille', '\u2801'],
  ['Arabic signs that are drawn', '\u0601'],
  ['punctuation', '.'],
  ['half a character', '\ud83d'],
])('%s is not blank', (_, text) => {
  expect(isBlank(text)).toBe(false);
});
