import { danglingReferences, operationsOf } from './clientOperations.ts';

const answer = { responses: {} };

it('lists the calls by their ids, sorted, those around sign-in apart, and says which a guest can make', () => {
  const { guest, user } = operationsOf({
    paths: {
      '/b': { get: { operationId: 'listB', ...answer }, post: { operationId: 'createB', ...answer } },
      '/a': { get: { operationId: 'listA', tags: ['Notes'], ...answer } },
      '/open': { get: { operationId: 'listOpen', security: [], ...answer } },
      '/sign-in': { post: { operationId: 'signIn', tags: ['Auth'], ...answer } },
    },
  });
  const callsIn = (source: string) => source.match(/\w+: \{ method.*/g);
  expect(callsIn(guest)).toEqual(["signIn: { method: 'post', path: '/sign-in' },"]);
  expect(callsIn(user)).toEqual([
    "createB: { method: 'post', path: '/b' },",
    "listA: { method: 'get', path: '/a' },",
    "listB: { method: 'get', path: '/b' },",
    "listOpen: { method: 'get', path: '/open', isOpen: true },",
  ]);
});

it('refuses a call without an id', () => {
  expect(() => operationsOf({ paths: { '/a': { get: answer } } })).toThrow('GET /a has no operationId');
});

it('refuses two calls of one id', () => {
  const paths = { '/a': { get: { operationId: 'x' } }, '/b': { get: { operationId: 'x' } } };
  expect(() => operationsOf({ paths })).toThrow('operationId x is used twice');
});

it('finds references that lead nowhere', () => {
  const contract = {
    paths: { '/a': { schema: { $ref: '#/components/schemas/Known' } }, '/b': { $ref: '#/components/schemas/' } },
    components: { schemas: { Known: { type: 'object' } } },
  };
  expect(danglingReferences(contract)).toEqual(['#/components/schemas/']);
});
