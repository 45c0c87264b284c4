import { plainToInstance, Type } from 'class-transformer';
import { IsObject, validateSync, ValidateNested } from 'class-validator';
import { Flag, Ids, Instant, Int, ListOf, Nested, OneOf, Text } from '../fields';
import { ListQueryDto } from '../list-query.dto';
import { boundedInput } from './bounded-input';
import { dtoAsPlanned } from './dto-as-planned';
import type { DtoClass, Values } from './dto-plan';

class ItemDto {
  @Text({ max: 10 })
  text!: string;

  @Flag()
  done!: boolean;
}

class ThingDto {
  @Text({ max: 10 })
  title!: string;

  @Instant({ nullable: true })
  at!: string | null;

  @OneOf(['big', 'small'], { enumName: 'Size', optional: true })
  size?: string;

  @Int({ min: 1, max: 5, optional: true })
  count?: number;

  @Ids({ max: 2 })
  labels!: string[];

  @ListOf(() => ItemDto, { max: 2 })
  items!: ItemDto[];

  @Nested(() => ItemDto, { optional: true, nullable: true })
  first?: ItemDto | null;
}

class OtherItemDto {
  @Int({ min: 1, max: 5 })
  count!: number;
}

class EitherDto {
  @IsObject()
  @ValidateNested()
  @Type((around) => ('text' in ((around?.object as EitherDto).one as object) ? ItemDto : OtherItemDto))
  one!: ItemDto | OtherItemDto;
}

const item = { text: 'a', done: true };
const thing = { title: 'a', at: null, labels: ['x'], items: [item] };

/** What the plan makes of input, where nothing of it is refused before. */
function asPlanned<Dto extends object>(dtoClass: DtoClass<Dto>, given: object): Dto | undefined {
  const { input, refused } = boundedInput(dtoClass, given as Values, { parent: '', refuseUnknown: true });
  return refused.length === 0 ? dtoAsPlanned(dtoClass, input) : undefined;
}

/** What the libraries themselves make of it. */
function asLibraries(given: object): ThingDto | undefined {
  const dto = plainToInstance(ThingDto, given);
  return validateSync(dto, { whitelist: true, forbidNonWhitelisted: true }).length === 0 ? dto : undefined;
}

describe('dtoAsPlanned', () => {
  it.each<[string, object]>([
    ['the least that is asked for', thing],
    ['all fields', { ...thing, size: 'big', count: 5, first: item }],
    ['null where it may be', { ...thing, first: null }],
    ['empty lists', { ...thing, labels: [], items: [] }],
    ['white space, trimmed', { ...thing, title: '  a  ', items: [{ ...item, text: ' b ' }] }],
    ['a moment in another zone', { ...thing, at: '2026-03-01T12:00:00+03:00' }],
  ])('makes of %s what the libraries make', (_, given) => {
    const made = asPlanned(ThingDto, given);
    expect(made).toBeInstanceOf(ThingDto);
    expect(made?.items.every((one) => one instanceof ItemDto)).toBe(true);
    expect(made).toEqual(asLibraries(given));
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['a field too many', { ...thing, other: 1 }],
    ['a field too many in a list', { ...thing, items: [{ ...item, other: 1 }] }],
    ['a text that is too long', { ...thing, title: 'a'.repeat(11) }],
    ['an empty text', { ...thing, title: ' ' }],
    ['a text of which nothing is seen', { ...thing, title: '\u200b\u2800' }],
    ['a number for a text', { ...thing, title: 1 }],
    ['an object for a text', { ...thing, title: { length: 3 } }],
    ['a list for a text', { ...thing, title: ['a'] }],
    ['null where it may not be', { ...thing, title: null }],
    ['null for an optional field', { ...thing, count: null }],
    ['half a number', { ...thing, count: 1.5 }],
    ['a number beyond its bounds', { ...thing, count: 6 }],
    ['a word that is not listed', { ...thing, size: 'huge' }],
    ['no moment', { ...thing, at: 'tomorrow' }],
    ['a week', { ...thing, at: '2026-W10' }],
    ['an hour and a half', { ...thing, at: '2026-03-01T09,5' }],
    ['an object for a list', { ...thing, labels: { 0: 'x' } }],
    ['a text for a list', { ...thing, items: 'x' }],
    ['a long list', { ...thing, items: [item, item, item] }],
    ['a bad item', { ...thing, items: [item, { ...item, done: 'yes' }] }],
    ['null in a list', { ...thing, items: [null] }],
    ['a list in a list', { ...thing, items: [[item]] }],
    ['a number among texts', { ...thing, labels: ['x', 1] }],
    ['an id of which nothing is seen', { ...thing, labels: ['x', '\u200b'] }],
    ['white space around an id', { ...thing, labels: ['x', ' y'] }],
    ['an object among texts', { ...thing, labels: [{ length: 1 }] }],
    ['a text for a DTO', { ...thing, first: 'x' }],
    ['a list for a DTO', { ...thing, first: [item] }],
  ])('leaves %s to the libraries, which refuse it', (_, given) => {
    expect(asPlanned(ThingDto, given)).toBeUndefined();
    expect(asLibraries(given)).toBeUndefined();
  });

  it('reads numbers of a query', () => {
    expect(asPlanned(ListQueryDto, { limit: '50' })).toEqual({ limit: 50 });
    expect(asPlanned(ListQueryDto, {})).toEqual({});
  });

  it('finds the DTO that depends on the object around it', () => {
    expect(asPlanned(EitherDto, { one: item })?.one).toBeInstanceOf(ItemDto);
    expect(asPlanned(EitherDto, { one: { count: 1 } })?.one).toBeInstanceOf(OtherItemDto);
    expect(asPlanned(EitherDto, { one: { count: 1, done: true } })).toBeUndefined();
  });

  it('leaves bytes to nobody', () => {
    expect(asPlanned(ThingDto, { ...thing, first: new Uint8Array(3) })).toBeUndefined();
  });
});
