import { postgresFolders } from './postgres.ts';

it('prefers the newest installed version, by number and not by spelling', () => {
  expect(postgresFolders(['9', '15', '17', 'common'])).toEqual([
    '/usr/lib/postgresql/17/bin',
    '/usr/lib/postgresql/15/bin',
    '/usr/lib/postgresql/9/bin',
  ]);
});
