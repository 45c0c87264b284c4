import type { Names } from './names.ts';

/** The names of a module, such as `reading-lists`, and of one of the things that it keeps, `reading-list`. */
export type ModuleNames = { all: Names; one: Names };

/** How sentences and addresses call what a module keeps. */
const termsOf = ({ all, one }: ModuleNames) => {
  const noun = one.words.toLowerCase();
  return {
    noun,
    nouns: all.words.toLowerCase(),
    aNoun: `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`,
    app: `${all.kebab}-app`,
    /** The constant with the name of the list. */
    list: all.snake.toUpperCase(),
    /** The constant with the fields of one that nothing has been written in yet. */
    empty: `EMPTY_${one.snake.toUpperCase()}`,
  };
};

export const entityFile = ({ one }: ModuleNames) => `import { defineEntity, p } from '@mikro-orm/core';
import { listIndex, recordColumns, trashIndexes } from '../../platform/records/record-columns';

export const ${one.pascal}Schema = defineEntity({
  name: '${one.pascal}',
  indexes: [listIndex, ...trashIndexes],
  properties: {
    ...recordColumns(),
    title: p.string().length(200),
    description: p.text(),
  },
});
`;

export const dtoFile = (names: ModuleNames) => {
  const { pascal, camel, words } = names.one;
  const { noun, aNoun } = termsOf(names);
  return `import { OmitType, PartialType } from '@nestjs/swagger';
import { Id, Nested, Text } from '../../platform/dto/fields';

export class ${pascal}Dto {
  @Id() id!: string;
  @Text({ min: 0, max: 200, example: '${words}' }) title!: string;
  @Text({ min: 0, max: 20_000, example: 'What there is to say of it' }) description!: string;
}

/** What ${aNoun} may be made from: any of its fields; what is left out is empty. */
export class ${pascal}DraftDto extends PartialType(OmitType(${pascal}Dto, ['id']), { skipNullProperties: false }) {}

export class Create${pascal}Dto {
  @Nested(() => ${pascal}DraftDto) ${camel}!: ${pascal}DraftDto;
}

export class Update${pascal}Dto {
  @Nested(() => ${pascal}Dto) ${camel}!: ${pascal}Dto;
  @Nested(() => ${pascal}Dto, { optional: true, description: 'The ${noun} as the caller had it.' }) base?: ${pascal}Dto;
}

export class Remove${pascal}Dto {
  @Id() ${camel}Id!: string;
}
`;
};

export const serviceFile = (names: ModuleNames) => {
  const { all, one } = names;
  const { noun, nouns, aNoun, app, list, empty } = termsOf(names);
  return `import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import type { Page } from '../../platform/http/page';
import { Records } from '../../platform/records/records';
import { ${one.pascal}Schema } from './${one.kebab}.entity';
import type { ${one.pascal}DraftDto, ${one.pascal}Dto } from './${all.kebab}.dto';

/** The list of ${nouns}, as events name it. */
export const ${list} = '${app}/${all.kebab}';

/** A user's ${nouns}. */
@Injectable()
export class ${all.pascal}Service {
  readonly table;

  constructor(records: Records) {
    this.table = records.owned(${one.pascal}Schema, { list: ${list}, noun: '${noun}', title: 'title' });
  }

  /** Newest first. */
  list(ownerId: string, query: ListQueryDto): Promise<Page<${one.pascal}Dto>> {
    return this.table.page(ownerId, query);
  }

  /** Creates ${aNoun}, placed first, or answers the one that has this id, where the request is a repetition. */
  create(actor: Actor, id: string, draft: ${one.pascal}DraftDto): Promise<${one.pascal}Dto> {
    return this.table.create(actor, { ...${empty}, ...draft, id });
  }

  /**
   * @param base the ${noun} as the caller had it: only what differs from it is changed
   * @throws NotFoundException where the owner has no such ${noun}.
   * @throws EditConflictException where somebody else has changed the same fields.
   */
  update(actor: Actor, ${one.camel}: ${one.pascal}Dto, base?: ${one.pascal}Dto): Promise<${one.pascal}Dto> {
    return this.table.replace(actor, ${one.camel}, base);
  }

  /** @throws NotFoundException where the owner has no such ${noun}. */
  remove(actor: Actor, id: string): Promise<string> {
    return this.table.remove(actor, id);
  }
}

/** ${aNoun.replace('a', 'A')} of which nothing has been written yet. */
const ${empty}: Omit<${one.pascal}Dto, 'id'> = { title: '', description: '' };
`;
};

export const controllerFile = (names: ModuleNames) => {
  const { all, one } = names;
  const { noun, nouns, aNoun, app, list } = termsOf(names);
  const unknown = `unknown${one.pascal}`;
  const dtos = ['', 'Create', 'Remove', 'Update'].map((call) => `${call}${one.pascal}Dto`).sort();
  return `import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import type { Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import { ${dtos.join(', ')} } from './${all.kebab}.dto';
import { ${list}, ${all.pascal}Service } from './${all.kebab}.service';

const ${unknown} = { 404: 'The ${noun} does not exist or is somebody else’s.' };

@Tag('${all.words}', 'The caller’s ${nouns}.')
@Access('user')
@Controller('${app}')
export class ${all.pascal}Controller {
  constructor(private readonly ${all.camel}: ${all.pascal}Service) {}

  @Call('list${all.pascal}', { answers: [${one.pascal}Dto], summary: 'All ${nouns}, newest first.' })
  @Listed(${list})
  @Get('${all.kebab}')
  list(@CurrentUser() user: Actor, @Query() query: ListQueryDto): Promise<Page<${one.pascal}Dto>> {
    return this.${all.camel}.list(user.id, query);
  }

  @Call('create${one.pascal}', { answers: ${one.pascal}Dto, summary: 'Create ${aNoun}, placed first.' })
  @Idempotent()
  @Post('create-${one.kebab}')
  create(
    @CurrentUser() user: Actor,
    @CreationId() id: string,
    @Body() { ${one.camel} }: Create${one.pascal}Dto,
  ): Promise<${one.pascal}Dto> {
    return this.${all.camel}.create(user, id, ${one.camel});
  }

  @Call('update${one.pascal}', {
    answers: ${one.pascal}Dto,
    summary: 'Replace ${aNoun}.',
    description: 'With \`base\`, the ${noun} as the caller had it, only the fields that differ from it are changed.',
    fails: { ...${unknown}, 409: 'Somebody else has changed the same fields since \`base\`; \`details\` names them.' },
  })
  @Post('update-${one.kebab}')
  update(@CurrentUser() user: Actor, @Body() { ${one.camel}, base }: Update${one.pascal}Dto): Promise<${one.pascal}Dto> {
    return this.${all.camel}.update(user, ${one.camel}, base);
  }

  @Call('remove${one.pascal}', { answers: String, summary: 'Remove ${aNoun} into the trash; answers its id.', fails: ${unknown} })
  @Post('remove-${one.kebab}')
  remove(@CurrentUser() user: Actor, @Body() { ${one.camel}Id }: Remove${one.pascal}Dto): Promise<string> {
    return this.${all.camel}.remove(user, ${one.camel}Id);
  }
}
`;
};

export const starterContentFile = (names: ModuleNames) => {
  const { all, one } = names;
  const { noun, nouns } = termsOf(names);
  return `import { Injectable, type OnModuleInit } from '@nestjs/common';
import { stableId } from '../../platform/database/stable-id';
import { StarterContents, type NewUser, type StarterContent } from '../../platform/database/starter-content';
import type { Transaction } from '../../platform/database/tables';
import { ${all.pascal}Service } from './${all.kebab}.service';

const STARTER = [
  { title: 'First ${noun}', description: 'This one is on top.' },
  { title: 'Second ${noun}', description: '' },
  { title: 'Third ${noun}', description: '' },
];

/** The ${nouns} that a new user finds. */
@Injectable()
export class ${all.pascal}StarterContent implements StarterContent, OnModuleInit {
  constructor(
    private readonly contents: StarterContents,
    private readonly ${all.camel}: ${all.pascal}Service,
  ) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async fill(rows: Transaction, { id: ownerId }: NewUser): Promise<void> {
    const ${all.camel} = STARTER.map((${one.camel}, index) => ({ ...${one.camel}, id: stableId(ownerId, '${one.kebab}', String(index)) }));
    await this.${all.camel}.table.fill(rows, ownerId, ${all.camel});
  }
}
`;
};

export const moduleFile = ({ all }: ModuleNames) => `import { Module } from '@nestjs/common';
import { ${all.pascal}Controller } from './${all.kebab}.controller';
import { ${all.pascal}Service } from './${all.kebab}.service';
import { ${all.pascal}StarterContent } from './${all.kebab}.starter-content';

@Module({ controllers: [${all.pascal}Controller], providers: [${all.pascal}Service, ${all.pascal}StarterContent] })
export class ${all.pascal}Module {}
`;

export const specFile = (names: ModuleNames) => {
  const { all, one } = names;
  const { noun, nouns, aNoun, app, list } = termsOf(names);
  return `import { startTestServer, type Answer, type TestServer, type TestUser } from '../../testing/test-server';
import type { ${one.pascal}DraftDto, ${one.pascal}Dto } from './${all.kebab}.dto';
import { ${list} } from './${all.kebab}.service';

const path = \`/api/\${${list}}\`;
let server: TestServer;
let alice: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
  alice = await server.register();
  bob = await server.register();
});
afterAll(() => server.close());

const listOf = async (user: TestUser) => (await user.get(path)).json<${one.pascal}Dto[]>();
const create = async (user: TestUser, ${one.camel}: ${one.pascal}DraftDto = {}) =>
  (await user.post('/api/${app}/create-${one.kebab}', { ${one.camel} })).json<${one.pascal}Dto>();
const update = (user: TestUser, ${one.camel}: ${one.pascal}Dto, base?: ${one.pascal}Dto) =>
  user.post('/api/${app}/update-${one.kebab}', { ${one.camel}, base });
const remove = (user: TestUser, ${one.camel}Id: string) =>
  user.post('/api/${app}/remove-${one.kebab}', { ${one.camel}Id });
const restore = async (user: TestUser, id: string) =>
  (await user.post('/api/trash/restore', { list: ${list}, ids: [id] })).json<string[]>();
const fieldsOf = (answer: Answer) => answer.json<{ details: { field: string }[] }>().details.map(({ field }) => field);

describe('${aNoun}', () => {
  it('is created with every field, placed first, and still there when read again', async () => {
    const older = await create(alice, { title: 'Older' });
    const newer = await create(alice, { title: ' Newer ' });
    expect(newer).toEqual({ id: expect.any(String) as string, title: 'Newer', description: '' });
    expect(await listOf(alice)).toEqual([newer, older]);
  });

  it('is created once, however often the same request is sent', async () => {
    const send = () =>
      bob.post('/api/${app}/create-${one.kebab}', { ${one.camel}: { title: 'Once' } }, { 'idempotency-key': 'key-number-1' });
    const [first, again] = [await send(), await send()];
    expect(again.json()).toEqual(first.json());
    expect(await listOf(bob)).toEqual([first.json()]);
  });

  it('is replaced whole by an update, and keeps its place', async () => {
    const ${one.camel} = await create(alice, { title: 'Before', description: 'Whole' });
    const newer = await create(alice);
    const changed = { ...${one.camel}, title: 'After', description: '' };
    expect((await update(alice, changed)).json()).toEqual(changed);
    expect((await listOf(alice)).slice(0, 2)).toEqual([newer, changed]);
  });

  it('takes what two windows have changed in different fields, and the same field from one of them alone', async () => {
    const base = await create(alice, { title: 'Before', description: 'Before' });
    await update(alice, { ...base, title: 'After' }, base);
    const both = { ...base, title: 'After', description: 'After' };
    expect((await update(alice, { ...base, description: 'After' }, base)).json()).toEqual(both);

    const late = await update(alice, { ...base, title: 'Late' }, base);
    expect([late.statusCode, fieldsOf(late)]).toEqual([409, ['${one.camel}.title']]);
    expect(await listOf(alice)).toContainEqual(both);
  });

  it('goes into the trash when it is removed, and comes back to its place', async () => {
    const ${one.camel} = await create(alice, { title: 'Removed' });
    const newer = await create(alice);
    expect((await remove(alice, ${one.camel}.id)).json()).toBe(${one.camel}.id);
    expect(await listOf(alice)).not.toContainEqual(${one.camel});
    expect((await remove(alice, ${one.camel}.id)).statusCode).toBe(404);
    expect((await alice.get('/api/trash', { list: ${list} })).json()).toEqual([
      { list: ${list}, id: ${one.camel}.id, title: 'Removed', removed: expect.any(String) as string },
    ]);

    expect(await restore(alice, ${one.camel}.id)).toEqual([${one.camel}.id]);
    expect((await listOf(alice)).slice(0, 2)).toEqual([newer, ${one.camel}]);
  });

  it('is invisible and untouchable to everybody else', async () => {
    const ${one.camel} = await create(alice, { title: 'Private' });
    expect(await listOf(bob)).not.toContainEqual(${one.camel});
    expect((await update(bob, { ...${one.camel}, title: 'Stolen' })).statusCode).toBe(404);
    expect((await remove(bob, ${one.camel}.id)).statusCode).toBe(404);
    expect(await listOf(alice)).toContainEqual(${one.camel});

    await remove(alice, ${one.camel}.id);
    expect((await bob.get('/api/trash')).json()).toEqual([]);
    expect(await restore(bob, ${one.camel}.id)).toEqual([]);
  });

  it('is refused with every bad field named, and nothing is stored', async () => {
    const before = await listOf(alice);
    const answer = await alice.post('/api/${app}/create-${one.kebab}', {
      ${one.camel}: { id: 'mine', title: 'x'.repeat(201), description: null },
    });
    expect(answer.statusCode).toBe(400);
    expect(new Set(fieldsOf(answer))).toEqual(
      new Set(['${one.camel}.id', '${one.camel}.title', '${one.camel}.description']),
    );
    expect(await listOf(alice)).toEqual(before);
  });
});

describe('the list of ${nouns}', () => {
  it('answers 304 to its own ETag until something of its owner is written', async () => {
    const { headers } = await alice.get(path);
    const again = async () => (await alice.get(path, {}, { 'if-none-match': String(headers.etag) })).statusCode;
    await create(bob);
    expect(await again()).toBe(304);
    await create(alice);
    expect(await again()).toBe(200);
  });

  it('comes in pages that together are the whole', async () => {
    const reader = await server.register();
    for (const title of ['1', '2', '3']) await create(reader, { title });
    const first = await reader.get(path, { limit: '2' });
    const second = await reader.get(/^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? 'no second page');
    expect([...first.json<${one.pascal}Dto[]>(), ...second.json<${one.pascal}Dto[]>()]).toEqual(await listOf(reader));
    expect(second.headers.link).toBeUndefined();
  });

  it('is for the signed-in', async () => {
    expect((await server.get(path)).statusCode).toBe(401);
  });
});

it('gives a new user starter ${nouns} of their own where there is demo data', async () => {
  const withDemo = await startTestServer();
  const [ones, twos] = [await listOf(await withDemo.register()), await listOf(await withDemo.register())];
  expect(ones.map(({ title }) => title)).toEqual(['First ${noun}', 'Second ${noun}', 'Third ${noun}']);
  expect(new Set([...ones, ...twos].map(({ id }) => id)).size).toBe(6);
  await withDemo.close();
});
`;
};
