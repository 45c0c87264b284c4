import { isSameContent } from './contentOf';

const link = (href: string) => `<p dir="auto"><a href="${href}" target="_blank" rel="noopener noreferrer">One</a></p>`;

it.each([
  ['a subject without the white space around it', ' Holiday plan ', 'Holiday plan'],
  ['a subject of nothing to be seen', '\u200b', ''],
  ['addresses in other capitals', ['Staff@Ezone.example'], ['staff@ezone.example']],
  ['elements that are closed another way', '<p>One<br>two</p><hr>', '<p>One<br />two</p><hr />'],
  ['spaces that do not break', '<p>One&nbsp;two</p>', '<p>One\u00a0two</p>'],
  [
    'links without what they are marked with',
    link('https://a.example/'),
    '<p dir="auto"><a href="https://a.example/">One</a></p>',
  ],
  [
    'recipients under other names',
    [{ name: 'Hugo', email: 'hugo@ezone.example' }],
    [{ name: 'Hugo Martin', email: 'hugo@ezone.example' }],
  ],
])('counts as the same: %s', (_, typed, stored) => {
  expect(isSameContent(typed, stored)).toBe(true);
});

it.each([
  ['another subject', 'Holiday plan', 'Holiday plans'],
  ['another address of a link', link('https://a.example/b'), link('https://a.example/b/')],
  ['another recipient', ['staff@ezone.example'], ['admin@ezone.example']],
])('counts as another: %s', (_, typed, stored) => {
  expect(isSameContent(typed, stored)).toBe(false);
});
