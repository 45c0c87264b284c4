import { addressesIn } from './addresses';

const found = (text: string) => addressesIn(text).map(({ start, end, href }) => [text.slice(start, end), href]);

it.each([
  ['see http://a.example/b?c=d#e now', 'http://a.example/b?c=d#e', 'http://a.example/b?c=d#e'],
  ['www.a.example', 'www.a.example', 'https://www.a.example/'],
  ['HTTPS://A.example', 'HTTPS://A.example', 'https://a.example/'],
  ['write to ada@a.example.', 'ada@a.example', 'mailto:ada@a.example'],
  ['“https://a.example/”, she said', 'https://a.example/', 'https://a.example/'],
  ['(https://a.example/b).', 'https://a.example/b', 'https://a.example/b'],
  ['https://a.example/b_(c)', 'https://a.example/b_(c)', 'https://a.example/b_(c)'],
  ['انظر https://a.example/b، شكرا', 'https://a.example/b', 'https://a.example/b'],
])('finds the address in %s', (text, address, href) => {
  expect(found(text)).toEqual([[address, href]]);
});

it.each(['at 10:30', 'a.b', 'https://', 'www.', '@ada', 'ada@', 'ada@home', 'javascript:a@b.c', 'http:/a.example', ''])(
  'finds none in %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

it('finds several', () => {
  expect(found('a@a.example, b@b.example').map(([address]) => address)).toEqual(['a@a.example', 'b@b.example']);
});

it.each([
  'a'.repeat(100_000),
  '@'.repeat(100_000),
  `a@${'.'.repeat(100_000)}`,
  'a@b.c@'.repeat(20_000),
  ')'.repeat(100_000),
])('takes no time for a long word', (text) => {
  const begin = performance.now();
  expect(found(text)).toEqual([]);
  expect(performance.now() - begin).toBeLessThan(1000);
});
