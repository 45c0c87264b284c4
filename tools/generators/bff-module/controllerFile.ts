import type { ModuleWords } from './moduleWords.ts';

export const controllerFile = ({
  isShared,
  Thing,
  Things,
  thing,
  things,
  thingPath,
  thingsPath,
  THINGS,
  app,
  Nouns,
  noun,
  nouns,
  aNoun,
}: ModuleWords) => `import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
${isShared ? "import { EVERYBODY } from '../../platform/database/list-stamps';\n" : ''}\
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import type { Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import { Create${Thing}Dto, ${Thing}Dto, Remove${Thing}Dto, Update${Thing}Dto } from './${thingsPath}.dto';
import { ${THINGS}, ${Things}Service } from './${thingsPath}.service';

const unknown${Thing} = { 404: 'The ${noun} does not exist${isShared ? '' : ' or is somebody else’s'}.' };

@Tag('${Nouns}', '${isShared ? `The ${nouns} that all users share` : `The caller’s ${nouns}`}.')
@Access('user')
@Controller('${app}')
export class ${Things}Controller {
  constructor(private readonly ${things}: ${Things}Service) {}

  @Call('list${Things}', { answers: [${Thing}Dto], summary: 'All ${nouns}, newest first.' })
  @Listed(${THINGS}${isShared ? ', { shared: true }' : ''})
  @Get('${thingsPath}')
  list(${isShared ? '' : '@CurrentUser() user: Actor, '}@Query() query: ListQueryDto): Promise<Page<${Thing}Dto>> {
    return this.${things}.table.page(${isShared ? 'EVERYBODY' : 'user.id'}, query);
  }

  @Call('create${Thing}', { answers: ${Thing}Dto, summary: 'Create ${aNoun}, placed first.' })
  @Idempotent()
  @Post('create-${thingPath}')
  create(
    @CurrentUser() user: Actor,
    @CreationId() id: string,
    @Body() { ${thing} }: Create${Thing}Dto,
  ): Promise<${Thing}Dto> {
    return this.${things}.create(user, id, ${thing});
  }

  @Call('update${Thing}', {
    answers: ${Thing}Dto,
    summary: 'Replace ${aNoun}.',
    description: 'With \`base\`, the ${noun} as the caller had it, only the fields that differ from it are changed.',
    fails: { ...unknown${Thing}, 409: 'Somebody else has changed the same fields since \`base\`; \`details\` names them.' },
  })
  @Post('update-${thingPath}')
  update(@CurrentUser() user: Actor, @Body() { ${thing}, base }: Update${Thing}Dto): Promise<${Thing}Dto> {
    return this.${things}.table.replace(user, ${thing}, base);
  }

  @Call('remove${Thing}', { answers: String, summary: 'Remove ${aNoun} into the trash; answers its id.', fails: unknown${Thing} })
  @Post('remove-${thingPath}')
  remove(@CurrentUser() user: Actor, @Body() { ${thing}Id }: Remove${Thing}Dto): Promise<string> {
    return this.${things}.table.remove(user, ${thing}Id);
  }
}
`;
