import type { Names } from './names.ts';

/** The names of a module, such as `bookmarks`, and of one of the things that it keeps, `bookmark`. */
export type ModuleNames = { all: Names; one: Names };

export const entityFile = ({ one }: ModuleNames) => `import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../../platform/database/columns';

export const ${one.pascal}Schema = defineEntity({
  name: '${one.pascal}',
  indexes: [{ properties: ['ownerId', 'position', 'id'] }],
  properties: {
    id: id().primary(),
    ownerId: id(),
    /** Lists run from the highest down, so that a new one comes first. */
    position: p.integer(),
    title: p.string().length(200),
  },
});

export class ${one.pascal} extends ${one.pascal}Schema.class {}
${one.pascal}Schema.setClass(${one.pascal});
`;

export const dtoFile = ({ one }: ModuleNames) => `import { OmitType } from '@nestjs/swagger';
import { Id, Nested, Text } from '../../platform/dto/fields';

export class ${one.pascal}Dto {
  @Id() id!: string;
  @Text({ max: 200, example: '${one.words}' }) title!: string;
}

export class ${one.pascal}DraftDto extends OmitType(${one.pascal}Dto, ['id']) {}

export class Create${one.pascal}Dto {
  @Nested(() => ${one.pascal}DraftDto) ${one.camel}!: ${one.pascal}DraftDto;
}

export class Update${one.pascal}Dto {
  @Nested(() => ${one.pascal}Dto) ${one.camel}!: ${one.pascal}Dto;
}

export class Remove${one.pascal}Dto {
  @Id() ${one.camel}Id!: string;
}
`;

export const serviceFile = ({ all, one }: ModuleNames) => `import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../platform/database/database';
import { ListStamps } from '../../platform/database/list-stamps';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import { readCursor, toPage, type Page } from '../../platform/http/page';
import type { ${one.pascal}Schema } from './${one.kebab}.entity';
import type { ${one.pascal}DraftDto, ${one.pascal}Dto } from './${all.kebab}.dto';

/** The name of the list in {@link ListStamps}. */
export const ${all.snake.toUpperCase()} = '${all.kebab}';

/** A user's ${all.words.toLowerCase()}. One of somebody else is as good as missing, so that ids cannot be probed. */
@Injectable()
export class ${all.pascal}Service {
  constructor(
    private readonly database: Database,
    private readonly stamps: ListStamps,
  ) {}

  /** Newest first. */
  async list(ownerId: string, { limit, cursor }: ListQueryDto): Promise<Page<${one.pascal}Dto>> {
    const [position, id] = readCursor(cursor);
    let query = this.database
      .rows<typeof ${one.pascal}Schema>()
      .selectFrom('${one.snake}')
      .select(['id', 'title', 'position'])
      .where('owner_id', '=', ownerId)
      .orderBy('position', 'desc')
      .orderBy('id', 'desc');
    if (id !== undefined) query = query.where(sql<boolean>\`(position, id) < (\${Number(position)}, \${id})\`);
    if (limit !== undefined) query = query.limit(limit + 1);
    const to${one.pascal}Dto = ({ id, title }: ${one.pascal}Dto): ${one.pascal}Dto => ({ id, title });
    return toPage(await query.execute(), limit, to${one.pascal}Dto, (row) => [row.position, row.id]);
  }

  /** Creates one, placed first. */
  create(ownerId: string, draft: ${one.pascal}DraftDto): Promise<${one.pascal}Dto> {
    return this.database.atomically<typeof ${one.pascal}Schema, ${one.pascal}Dto>(async (rows) => {
      const ${one.camel} = { ...draft, id: randomUUID() };
      const position = sql<number>\`(select coalesce(max(position), 0) + 1 from ${one.snake} where owner_id = \${ownerId})\`;
      await rows
        .insertInto('${one.snake}')
        .values({ ...${one.camel}, owner_id: ownerId, position })
        .execute();
      await this.stamps.touch(rows, ownerId, ${all.snake.toUpperCase()});
      return ${one.camel};
    });
  }

  /** @throws NotFoundException where the owner has no such ${one.words.toLowerCase()}. */
  update(ownerId: string, ${one.camel}: ${one.pascal}Dto): Promise<${one.pascal}Dto> {
    return this.database.atomically<typeof ${one.pascal}Schema, ${one.pascal}Dto>(async (rows) => {
      const { numUpdatedRows } = await rows
        .updateTable('${one.snake}')
        .set({ title: ${one.camel}.title })
        .where('id', '=', ${one.camel}.id)
        .where('owner_id', '=', ownerId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new NotFoundException('There is no such ${one.words.toLowerCase()}');
      await this.stamps.touch(rows, ownerId, ${all.snake.toUpperCase()});
      return ${one.camel};
    });
  }

  /** @throws NotFoundException where the owner has no such ${one.words.toLowerCase()}. */
  remove(ownerId: string, id: string): Promise<string> {
    return this.database.atomically<typeof ${one.pascal}Schema, string>(async (rows) => {
      const { numDeletedRows } = await rows
        .deleteFrom('${one.snake}')
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new NotFoundException('There is no such ${one.words.toLowerCase()}');
      await this.stamps.touch(rows, ownerId, ${all.snake.toUpperCase()});
      return id;
    });
  }
}
`;

export const controllerFile = ({ all, one }: ModuleNames) => {
  const list = all.snake.toUpperCase();
  return `import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type SignedInUser } from '../../platform/auth/access';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { Listed } from '../../platform/http/listed';
import type { Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import { Create${one.pascal}Dto, ${one.pascal}Dto, Remove${one.pascal}Dto, Update${one.pascal}Dto } from './${all.kebab}.dto';
import { ${list}, ${all.pascal}Service } from './${all.kebab}.service';

const unknown = { 404: 'The ${one.words.toLowerCase()} does not exist or is somebody else’s.' };

@Tag('${all.words}', 'The caller’s ${all.words.toLowerCase()}.')
@Access('user')
@Controller('${all.kebab}-app')
export class ${all.pascal}Controller {
  constructor(private readonly ${all.camel}: ${all.pascal}Service) {}

  @Call('list${all.pascal}', { answers: [${one.pascal}Dto], summary: 'All ${all.words.toLowerCase()}, newest first.' })
  @Listed(${list})
  @Get('${all.kebab}')
  list(@CurrentUser() user: SignedInUser, @Query() query: ListQueryDto): Promise<Page<${one.pascal}Dto>> {
    return this.${all.camel}.list(user.id, query);
  }

  @Call('create${one.pascal}', { answers: ${one.pascal}Dto, summary: 'Create one, placed first.' })
  @Post('create-${one.kebab}')
  create(@CurrentUser() user: SignedInUser, @Body() { ${one.camel} }: Create${one.pascal}Dto): Promise<${one.pascal}Dto> {
    return this.${all.camel}.create(user.id, ${one.camel});
  }

  @Call('update${one.pascal}', { answers: ${one.pascal}Dto, summary: 'Replace one.', fails: unknown })
  @Post('update-${one.kebab}')
  update(@CurrentUser() user: SignedInUser, @Body() { ${one.camel} }: Update${one.pascal}Dto): Promise<${one.pascal}Dto> {
    return this.${all.camel}.update(user.id, ${one.camel});
  }

  @Call('remove${one.pascal}', { answers: String, summary: 'Remove one; answers its id.', fails: unknown })
  @Post('remove-${one.kebab}')
  remove(@CurrentUser() user: SignedInUser, @Body() { ${one.camel}Id }: Remove${one.pascal}Dto): Promise<string> {
    return this.${all.camel}.remove(user.id, ${one.camel}Id);
  }
}
`;
};

export const moduleFile = ({ all }: ModuleNames) => `import { Module } from '@nestjs/common';
import { ${all.pascal}Controller } from './${all.kebab}.controller';
import { ${all.pascal}Service } from './${all.kebab}.service';

@Module({ controllers: [${all.pascal}Controller], providers: [${all.pascal}Service] })
export class ${all.pascal}Module {}
`;

export const specFile = ({
  all,
  one,
}: ModuleNames) => `import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { ${one.pascal}Dto } from './${all.kebab}.dto';

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.register();
  bob = await server.register();
});
afterAll(() => server.close());

const create = async (title: string) => {
  const answer = await ada.post('/api/${all.kebab}-app/create-${one.kebab}', { ${one.camel}: { title } });
  expect(answer.statusCode).toBe(200);
  return answer.json<${one.pascal}Dto>();
};

it('lists the newest first, to the owner alone', async () => {
  const first = await create('First');
  const second = await create('Second');
  expect((await ada.get('/api/${all.kebab}-app/${all.kebab}')).json()).toEqual([second, first]);
  expect((await bob.get('/api/${all.kebab}-app/${all.kebab}')).json()).toEqual([]);
});

it('answers 304 until something was written', async () => {
  const { headers } = await ada.get('/api/${all.kebab}-app/${all.kebab}');
  const again = () => ada.get('/api/${all.kebab}-app/${all.kebab}', {}, { 'if-none-match': String(headers.etag) });
  expect((await again()).statusCode).toBe(304);
  await create('Another');
  expect((await again()).statusCode).toBe(200);
});

it('changes and removes, and the id of somebody else is a 404', async () => {
  const ${one.camel} = await create('Before');
  const changed = { ...${one.camel}, title: 'After' };
  expect((await bob.post('/api/${all.kebab}-app/update-${one.kebab}', { ${one.camel}: changed })).statusCode).toBe(404);
  expect((await ada.post('/api/${all.kebab}-app/update-${one.kebab}', { ${one.camel}: changed })).json()).toEqual(changed);
  const remove = { ${one.camel}Id: ${one.camel}.id };
  expect((await bob.post('/api/${all.kebab}-app/remove-${one.kebab}', remove)).statusCode).toBe(404);
  expect((await ada.post('/api/${all.kebab}-app/remove-${one.kebab}', remove)).json()).toBe(${one.camel}.id);
  expect((await ada.get('/api/${all.kebab}-app/${all.kebab}')).json()).not.toContainEqual(changed);
});

it('refuses what it does not know and a title that is too long', async () => {
  const answer = await ada.post('/api/${all.kebab}-app/create-${one.kebab}', { ${one.camel}: { title: 'x'.repeat(201), colour: 'red' } });
  expect(answer.statusCode).toBe(400);
  const fields = answer.json<{ details: { field: string }[] }>().details.map(({ field }) => field);
  expect(fields.sort()).toEqual(['${one.camel}.colour', '${one.camel}.title']);
});
`;
