import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Transform, Type } from 'class-transformer';
import { IsArray, IsDefined, IsString, ValidateNested } from 'class-validator';
import {
  Email,
  Flag,
  Id,
  Ids,
  Instant,
  Int,
  Ints,
  ListById,
  ListOf,
  Nested,
  OneOf,
  Secret,
  SomeOf,
  Text,
  Texts,
  WebUrl,
} from '../fields';
import { planOf, type DtoClass } from './dto-plan';

class InnerDto {
  @Flag() done!: boolean;
}

class EveryKindDto {
  @Text({ max: 10 }) text!: string;
  @Secret({ max: 10, optional: true }) secret?: string;
  @Email({ nullable: true }) email!: string | null;
  @Id({ optional: true, nullable: true }) id?: string | null;
  @Flag() flag!: boolean;
  @Int({ min: 1, max: 5 }) int!: number;
  @OneOf(['a', 'b'], { enumName: 'Word' }) word!: string;
  @Instant() instant!: string;
  @WebUrl() url!: string;
  @Nested(() => InnerDto) nested!: InnerDto;
  @ListOf(() => InnerDto, { max: 3 }) list!: InnerDto[];
  @ListById(() => InnerDto, { max: 3 }) listById!: InnerDto[];
  @Ids({ max: 4 }) ids!: string[];
  @Texts({ max: 5, length: 10 }) texts!: string[];
  @Ints({ min: 1, max: 9, atMost: 6 }) ints!: number[];
  @SomeOf(['a', 'b'], { enumName: 'Word' }) words!: string[];
}

/** What is read of a DTO: how many rules of each sort, how long its lists may be, and which DTOs are in it. */
const readOf = (dtoClass: DtoClass) =>
  Object.fromEntries(
    [...planOf(dtoClass).values()].map(({ name, transforms, conditions, checks, most, nestedIn }) => [
      name,
      [transforms.length, conditions.length, checks.length, most, nestedIn?.({})],
    ]),
  );

describe('planOf', () => {
  it('reads what the decorators of each kind of field say', () => {
    expect(readOf(EveryKindDto)).toEqual({
      text: [1, 0, 4, undefined, undefined],
      secret: [0, 1, 4, undefined, undefined],
      email: [1, 1, 3, undefined, undefined],
      id: [0, 2, 5, undefined, undefined],
      flag: [0, 0, 1, undefined, undefined],
      int: [0, 0, 3, undefined, undefined],
      word: [0, 0, 1, undefined, undefined],
      instant: [1, 0, 1, undefined, undefined],
      url: [0, 0, 5, undefined, undefined],
      nested: [0, 0, 1, undefined, InnerDto],
      list: [0, 0, 3, 3, InnerDto],
      listById: [0, 0, 4, 3, InnerDto],
      ids: [0, 0, 7, 4, undefined],
      texts: [1, 0, 6, 5, undefined],
      ints: [0, 0, 5, 6, undefined],
      words: [0, 0, 4, 2, undefined],
    });
  });

  it.each<[string, PropertyDecorator[], string]>([
    ['a rule that a plan does not know', [IsDefined()], 'a rule of the type isDefined'],
    ['a list without end', [IsArray()], 'its list has no end'],
    ['a DTO that is not made', [ValidateNested()], '@Type and @ValidateNested'],
    ['a DTO that is not checked', [IsString(), Type(() => InnerDto)], '@Type and @ValidateNested'],
    [
      'a DTO that is transformed',
      [ValidateNested(), Type(() => InnerDto), Transform(() => 1)],
      'cannot be transformed',
    ],
    ['a check that applies now and then', [IsString({ validateIf: () => true })], 'conditional'],
  ])('refuses %s', (_, decorators, reason) => {
    class Dto {
      field: unknown;
    }
    for (const decorate of decorators) decorate(Dto.prototype, 'field');
    expect(() => planOf(Dto)).toThrow(reason);
  });
});

// Another version may keep its rules otherwise: see what it does, then change the pin, here and at the top of dto-plan.ts.
it.each([
  ['class-validator', '0.15.1'],
  ['class-transformer', '0.5.1'],
])('stands on %s %s', (library, version) => {
  const versionIn = (path: string) =>
    JSON.parse(readFileSync(path, 'utf8')) as { version: string; dependencies: object };
  const require = createRequire(import.meta.url);
  expect(versionIn('package.json').dependencies).toMatchObject({ [library]: version });
  const folder = require.resolve(library).replace(new RegExp(`(.*/${library})/.*`), '$1');
  expect(versionIn(`${folder}/package.json`).version).toBe(version);
});
