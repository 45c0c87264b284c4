import { isAddress, recipientIn, writtenAs } from './recipients';

it.each([
  ['Ada Grey <ada@example.com>', { name: 'Ada Grey', email: 'ada@example.com' }],
  [`"O'Neil, Bob" <bob@example.com>`, { name: `O'Neil, Bob`, email: 'bob@example.com' }],
  ['"ada" <ada@example.com>', { name: 'ada', email: 'ada@example.com' }],
  ['ada@example.com', { name: 'ada@example.com', email: 'ada@example.com' }],
  ['<ada@example.com>', { name: 'ada@example.com', email: 'ada@example.com' }],
])('reads %j as other programs write it', (text, recipient) => {
  expect(recipientIn(text)).toEqual(recipient);
  expect(isAddress(recipientIn(text))).toBe(true);
});

it('writes a name so that it is read again as one recipient', () => {
  const written = writtenAs({ name: `O'Neil; Bob, "Bo"`, email: 'bob@example.com' });
  expect(written).not.toMatch(/[,;"]/);
  expect(recipientIn(written).email).toBe('bob@example.com');
});
