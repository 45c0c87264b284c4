import { basicCredentials } from './basic-credentials';

const encode = (text: string) => Buffer.from(text).toString('base64');

it.each([
  [`Basic ${encode('ada@example.com:secret')}`, { email: 'ada@example.com', password: 'secret' }],
  [`basic ${encode('ada@example.com:a:b')}`, { email: 'ada@example.com', password: 'a:b' }],
  [`Basic ${encode('ada@example.com:şifre ğ')}`, { email: 'ada@example.com', password: 'şifre ğ' }],
  [`Basic ${encode(':')}`, { email: '', password: '' }],
  [`Basic ${encode('nocolon')}`, undefined],
  [`Bearer ${encode('ada@example.com:secret')}`, undefined],
  ['Basic', undefined],
  [undefined, undefined],
])('reads %s', (header, expected) => {
  expect(basicCredentials(header)).toEqual(expected);
});
