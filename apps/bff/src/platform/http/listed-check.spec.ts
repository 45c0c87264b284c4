import { Controller, Get, Module } from '@nestjs/common';
import { AppModule } from '../../app.module';
import { createTestDatabase } from '../../testing/test-database';
import { Access } from '../auth/access';
import { readEnvironment } from '../config/environment';
import { createServer } from './create-server';
import { Listed } from './listed';
import type { Page } from './page';

const NOTES = 'notes-app/notes';

/** Starts the whole server with one more route, which answers a list. */
async function startWith(list: string, options?: { shared: boolean; personal?: boolean }): Promise<void> {
  @Access('user')
  @Controller('wall')
  class PostersController {
    @Listed(list, options)
    @Get('posters')
    list(): Page<object> {
      return { entries: [] };
    }
  }
  @Module({ controllers: [PostersController] })
  class WithPosters {}
  const database = await createTestDatabase();
  const environment = readEnvironment({
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    DEMO_DATA: 'false',
    JWT_SECRET: 'x'.repeat(32),
    DATABASE_URL: database.url,
  });
  const module = { module: WithPosters, imports: [AppModule.for(environment)] };
  const app = await createServer(module, environment, { web: '', storybook: '' });
  try {
    await app.init();
  } finally {
    await app.close();
    await database.drop();
  }
}

it('stops the boot for a list that nobody writes to, and names the route', async () => {
  await expect(startWith('notes-app/notse')).rejects.toThrow(
    "GET /api/wall/posters is @Listed('notes-app/notse') of owner, but nobody writes to such a list",
  );
});

it('stops the boot for a list of each user that a route takes for shared', async () => {
  await expect(startWith(NOTES, { shared: true })).rejects.toThrow(`@Listed('${NOTES}') of everybody`);
});

it('stops the boot for a shared list of which nobody writes the part that is each user’s own', async () => {
  const list = 'academy-app/courses';
  await expect(startWith(list, { shared: true, personal: true })).resolves.toBeUndefined();
  const products = 'e-commerce-app/products';
  await expect(startWith(products, { shared: true })).resolves.toBeUndefined();
  await expect(startWith(products, { shared: true, personal: true })).rejects.toThrow(
    `@Listed('${products}') of owner`,
  );
});

it('lets a list be answered that somebody writes to', async () => {
  await expect(startWith(NOTES)).resolves.toBeUndefined();
});
