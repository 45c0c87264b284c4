import { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { readEnvironment } from './platform/config/environment';
import { ormOptions } from './platform/database/database.module';
import { schema } from './schema';
import { createTestDatabase } from './testing/test-database';
import { startTestServer } from './testing/test-server';

it('makes of an empty database what the entities say', async () => {
  const server = await startTestServer();
  try {
    expect(await server.app.get(MikroORM).schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  } finally {
    await server.close();
  }
});

it('keeps the tokens that were revoked before there were sessions', async () => {
  const database = await createTestDatabase();
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  const connection = (orm.em as SqlEntityManager).getConnection();
  await orm.migrator.up({ to: '20261121164716-lookup-indexes' });
  await connection.execute(`insert into revoked_token (id, expires) values ('token-1', 2000000000)`);
  await orm.migrator.up();
  expect(await connection.execute('select * from revoked_session')).toEqual([{ id: 'token-1', expires: 2000000000 }]);
  await orm.close();
  await database.drop();
});
