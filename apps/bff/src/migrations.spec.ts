import { MikroORM } from '@mikro-orm/core';
import { startTestServer } from './testing/test-server';

it('makes of an empty database what the entities say', async () => {
  const server = await startTestServer();
  try {
    expect(await server.app.get(MikroORM).schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  } finally {
    await server.close();
  }
});
