import { linkParts } from './linkParts';

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

it('leaves a text as it is, line by line', () => {
  expect(linkParts('One\n\n  two <b>&amp;')).toEqual([{ text: 'One\n\n  two <b>&amp;', href: null }]);
});

it('finds addresses within a sentence, without the full stop after them', () => {
  expect(linkParts('See https://ezone.example/a?b=c. Or write to ada@ezone.com!')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://ezone.example/a?b=c', href: 'https://ezone.example/a?b=c' },
    { text: '. Or write to ', href: null },
    { text: 'ada@ezone.com', href: 'mailto:ada@ezone.com' },
    { text: '!', href: null },
  ]);
});

it('takes an address without its beginning for a page of the web', () => {
  expect(links('ezone.com/help')).toEqual(['https://ezone.com/help']);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://ezone.com/a', 'file:///etc/passwd', 'vbscript:x'])(
  'makes no link of %s',
  (text) => {
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(links(text).filter((href) => !/^https:\/\/|^mailto:/.test(href))).toEqual([]);
  },
);

it('sees an address without a dot', () => {
  expect(linkParts('On Localhost')).toEqual([
    { text: 'On ', href: null },
    { text: 'Localhost', href: 'https://Localhost' },
  ]);
});
