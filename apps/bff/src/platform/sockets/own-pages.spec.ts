import { isOfOwnPage } from './own-pages';

const NAMED = ['https://intranet.example'];

it.each([
  ['no browser', {}],
  ['a page of this server', { origin: 'https://ezone.example', host: 'ezone.example' }],
  ['one at a port', { origin: 'http://localhost:3333', host: 'localhost:3333' }],
  ['one whose proxy names the usual port', { origin: 'https://ezone.example', host: 'ezone.example:443' }],
  [
    'one whose proxy has another name for the server',
    { origin: 'https://ezone.example', host: '10.0.0.1:3333', 'x-forwarded-host': 'ezone.example' },
  ],
  ['a page of a site that is named', { origin: 'https://intranet.example', host: 'ezone.example' }],
])('lets %s connect', (_, headers) => {
  expect(isOfOwnPage(headers, NAMED)).toBe(true);
});

it.each([
  'https://elsewhere.example',
  'https://ezone.example.elsewhere.example',
  'https://ezone.example:8443',
  'https://sub.ezone.example',
  'null',
  'gibberish',
  '',
])('lets no page of another site connect: %s', (origin) => {
  expect(isOfOwnPage({ origin, host: 'ezone.example' }, NAMED)).toBe(false);
});
