import type { ModuleWords } from './moduleWords.ts';

export const serviceFile = ({
  isShared,
  Thing,
  Things,
  thingPath,
  thingsPath,
  THINGS,
  EMPTY_THING,
  app,
  noun,
  nouns,
  aNoun,
  ANoun,
}: ModuleWords) => `import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/access';
import { Records } from '../../platform/records/records';
import { ${Thing}Schema } from './${thingPath}.entity';
import type { ${Thing}DraftDto, ${Thing}Dto } from './${thingsPath}.dto';

/** The list of ${nouns}, as events name it. */
export const ${THINGS} = '${app}/${thingsPath}';

/** ${isShared ? `The ${nouns} that all users share` : `A user's ${nouns}`}. Calls without rules of their own go to the table directly. */
@Injectable()
export class ${Things}Service {
  readonly table;

  constructor(records: Records) {
    this.table = records.${isShared ? 'shared' : 'owned'}(${Thing}Schema, { list: ${THINGS}, ${isShared ? "access: 'user', " : ''}noun: '${noun}', title: 'title' });
  }

  /** Creates ${aNoun}, placed first, or answers the one that has this id, where the request is a repetition. */
  create(actor: Actor, id: string, draft: ${Thing}DraftDto): Promise<${Thing}Dto> {
    return this.table.create(actor, { ...${EMPTY_THING}, ...draft, id });
  }
}

/** ${ANoun} of which nothing has been written yet. */
const ${EMPTY_THING}: Omit<${Thing}Dto, 'id'> = { title: '', description: '' };
`;
