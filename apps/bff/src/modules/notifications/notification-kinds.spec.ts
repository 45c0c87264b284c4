import { MikroORM } from '@mikro-orm/core';
import { readEnvironment } from '../../platform/config/environment';
import { ormOptions } from '../../platform/database/database.module';
import { schema } from '../../schema';
import { createTestDatabase } from '../../testing/test-database';
import { startTestServer } from '../../testing/test-server';
import { sayInEnglish } from './notification-kinds';
import { NotificationsService } from './notifications.service';

it('says a sentence with its parameters, whatever they hold', () => {
  const say = (displayName: string) => sayInEnglish({ kind: 'welcome', params: { displayName } });
  expect(say('Ada')).toBe('Welcome to Ezone, Ada!');
  expect(say('{displayName} $& $1')).toBe('Welcome to Ezone, {displayName} $& $1!');
});

it('says what it can of a kind that only another release knows', () => {
  expect(sayInEnglish({ kind: 'comet', params: { name: 'Halley', year: '2061' } })).toBe('Halley 2061');
});

it('keeps what users were told before there were kinds', async () => {
  const database = await createTestDatabase({ shared: true, migrated: false });
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL: database.url }), schema));
  await orm.migrator.up({ to: '20261121164716-lookup-indexes' });
  const told = ['Welcome to Ezone, Ada “Countess” Lovelace!', 'Mail came in', 'Welcome to Ezone, آدا!'];
  for (const [index, message] of told.entries()) {
    await orm.em
      .getConnection()
      .execute(
        'insert into notification (id, owner_id, message, variant, dismissed, created_at) values (?, ?, ?, ?, false, ?)',
        [`n${String(index)}`, 'ada', message, 'info', `2026-11-2${String(index)}T10:00:00.000Z`],
      );
  }
  await orm.close();
  const server = await startTestServer({ database });
  try {
    const { entries } = await server.app.get(NotificationsService).list('ada', {});
    expect(entries.map(({ message }) => message)).toEqual(told.toReversed());
    const common = { link: null, dismissed: false, options: { variant: 'info' } };
    expect(entries).toMatchObject([
      { ...common, kind: 'welcome', params: { displayName: 'آدا' }, time: '2026-11-22T10:00:00.000Z' },
      { ...common, kind: 'text', params: { text: 'Mail came in' }, time: '2026-11-21T10:00:00.000Z' },
      { ...common, kind: 'welcome', params: { displayName: 'Ada “Countess” Lovelace' } },
    ]);
  } finally {
    await server.close();
    await database.drop();
  }
});
