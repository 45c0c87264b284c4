import { archiveOf } from './archiveOf.ts';

it('gets what has no body, and posts what has one as JSON, in the order of the calls', () => {
  const headers = { authorization: 'Bearer token' };
  const { log } = archiveOf('http://server', [
    { path: '/list?limit=50', headers },
    { path: '/new', headers, body: { title: 'One' } },
  ]);
  expect(log.entries.map(({ request }) => request)).toEqual([
    {
      method: 'GET',
      url: 'http://server/list?limit=50',
      headers: [{ name: 'authorization', value: 'Bearer token' }],
    },
    {
      method: 'POST',
      url: 'http://server/new',
      headers: [
        { name: 'authorization', value: 'Bearer token' },
        { name: 'content-type', value: 'application/json' },
      ],
      postData: { text: '{"title":"One"}' },
    },
  ]);
});
