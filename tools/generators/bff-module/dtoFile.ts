import type { ModuleWords } from './moduleWords.ts';

export const dtoFile = ({
  Thing,
  thing,
  Noun,
  aNoun,
}: ModuleWords) => `import { draftOf } from '../../platform/dto/draft-of';
import { Id, Nested, Text } from '../../platform/dto/fields';
import { updateOf } from '../../platform/dto/update-of';

export class ${Thing}Dto {
  @Id() id!: string;
  @Text({ min: 0, max: 200, example: '${Noun}' }) title!: string;
  @Text({ min: 0, max: 20_000, example: 'What there is to say of it' }) description!: string;
}

/** What ${aNoun} may be made from: any of its fields; what is left out is empty. */
export class ${Thing}DraftDto extends draftOf(${Thing}Dto) {}

export class Create${Thing}Dto {
  @Nested(() => ${Thing}DraftDto) ${thing}!: ${Thing}DraftDto;
}

export class Update${Thing}Dto extends updateOf('${thing}', ${Thing}Dto) {}

export class Remove${Thing}Dto {
  @Id() ${thing}Id!: string;
}
`;
