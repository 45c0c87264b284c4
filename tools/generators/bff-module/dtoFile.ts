import type { ModuleWords } from './moduleWords.ts';

/** Where the id of the examples comes from: of a record that the demo has, they can be tried. */
const exampleOf = ({ hasStarter, isShared, thingPath, noun }: ModuleWords) => {
  if (!hasStarter) return { imports: '', declaration: '', option: '' };
  const [source, make] = isShared
    ? ['../../platform/database/stable-id', 'stableId']
    : ['../../platform/openapi/demo-ids', 'demoAdminsId'];
  return {
    imports: `import { ${make} } from '${source}';\n`,
    declaration: `\n/** The first ${noun} of the demo${isShared ? '' : ' admin'}. */\nconst EXAMPLE = { example: ${make}('${thingPath}', '0') };\n`,
    option: 'EXAMPLE',
  };
};

export const dtoFile = (words: ModuleWords) => {
  const { Thing, thing, Noun, aNoun } = words;
  const { imports, declaration, option } = exampleOf(words);
  return `import { draftOf } from '../../platform/dto/draft-of';
import { Id, Nested, Text } from '../../platform/dto/fields';
import { updateOf } from '../../platform/dto/update-of';
${imports}${declaration}
export class ${Thing}Dto {
  @Id(${option}) id!: string;
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
  @Id(${option}) ${thing}Id!: string;
}
`;
};
