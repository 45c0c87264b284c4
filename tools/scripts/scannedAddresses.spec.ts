import { scannedAddresses } from './scannedAddresses.ts';

const of = (parameters: unknown[], path = '/api/notes') =>
  scannedAddresses({
    paths: { [path]: { get: { parameters }, post: {} } },
    components: { schemas: { Order: { enum: ['newest', 'oldest'] } } },
  } as never);

it('gives each parameter the value that the contract has for it', () => {
  expect(
    of([
      { name: 'q', in: 'query', schema: { example: 'tea & milk', default: 'none' } },
      { name: 'limit', in: 'query', schema: { default: 50 } },
      { name: 'order', in: 'query', schema: { $ref: '#/components/schemas/Order' } },
    ]),
  ).toEqual(['/api/notes?q=tea+%26+milk&limit=50&order=newest']);
});

it('writes what belongs there into the path', () => {
  expect(of([{ name: 'id', in: 'path', schema: { example: 'a/b' } }], '/api/files/{id}')).toEqual(['/api/files/a%2Fb']);
});

it('leaves out what has no value, and headers', () => {
  const parameters = [
    { name: 'cursor', in: 'query', schema: {} },
    { name: 'q', in: 'query', schema: { default: '' } },
    { name: 'If-None-Match', in: 'header', schema: { example: '"a"' } },
  ];
  expect(of(parameters)).toEqual(['/api/notes']);
});

it('takes calls that read, and no others', () => {
  expect(scannedAddresses({ paths: { '/api/write': {} }, components: { schemas: {} } })).toEqual([]);
});
