import { emojiGroups } from './emojiGroups';

const published = [
  {
    slug: 'smileys_emotion',
    emojis: [
      { emoji: '😀', emoji_version: '1.0' },
      { emoji: '❤️', emoji_version: '0.6' },
      { emoji: '🫩', emoji_version: '16.0' },
      { emoji: '👻', emoji_version: '0.6' },
    ],
  },
  { slug: 'flags', emojis: [{ emoji: '🇹🇷', emoji_version: '2.0' }] },
];
const annotations = {
  '😀': { tts: ['sırıtan yüz'], default: ['gülme', 'sırıtan yüz', 'mutlu'] },
  '❤': { tts: ['kırmızı kalp'], default: ['aşk'] },
  '🫩': { tts: ['yorgun yüz'] },
};

it('names emoji in the language and leaves out what is too new or has no name', () => {
  expect(emojiGroups(published, annotations, 'tr')).toEqual([
    [
      'smileys_emotion',
      [
        ['😀', 'sırıtan yüz', 'gülme|mutlu'],
        ['❤️', 'kırmızı kalp', 'aşk'],
      ],
    ],
    ['flags', [['🇹🇷', 'Türkiye', 'tr']]],
  ]);
});
