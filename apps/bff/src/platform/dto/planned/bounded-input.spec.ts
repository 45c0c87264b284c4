import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { checkedDto, InvalidInputException } from '../../errors/validation.pipe';
import type { ErrorDetailDto } from '../../errors/error.dto';
import { Flag, Ids, ListOf, Nested, Text } from '../fields';
import { boundedInput } from './bounded-input';

/** How often somebody has looked at a value of {@link WatchedDto}. */
let looks = 0;
const look = (value: unknown) => {
  looks += 1;
  return value;
};
const Watched = (): PropertyDecorator => (target, name) => {
  Transform(({ value }: { value: unknown }) => look(value))(target, name);
  ValidateBy({ name: 'watched', validator: { validate: (value) => look(value) !== 1 } })(target, name);
};

class WatchedDto {
  @Watched() value!: unknown;
}

class ThingDto {
  @Text({ max: 10 }) title!: string;
  @Flag({ optional: true }) done?: boolean;
  @Ids({ max: 2, optional: true }) labels?: string[];
  @Nested(() => WatchedDto, { optional: true }) first?: WatchedDto;
  @ListOf(() => WatchedDto, { max: 3, optional: true }) items?: WatchedDto[];
}

const all = { parent: '', refuseUnknown: true };
const fields = (count: number, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${String(index)}`, value]));
const nestedLists = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;

const refusalOf = async (given: unknown): Promise<ErrorDetailDto[]> => {
  try {
    await checkedDto(ThingDto, given);
  } catch (thrown) {
    return ((thrown as InvalidInputException).getResponse() as { details: ErrorDetailDto[] }).details;
  }
  return [];
};

beforeEach(() => {
  looks = 0;
});

describe('boundedInput', () => {
  it('leaves good input as it is', () => {
    const given = {
      title: 'a',
      done: true,
      labels: ['x'],
      first: { value: 1 },
      items: [{ value: 2 }, { value: null }],
    };
    expect(boundedInput(ThingDto, given, all)).toEqual({ input: given, refused: [] });
  });

  it('names unknown fields, and leaves them out', () => {
    const given = {
      title: 'a',
      other: 1,
      first: { value: 1, more: {} },
      items: [{}, JSON.parse('{ "constructor": 1 }')] as object[],
    };
    expect(boundedInput(ThingDto, given, { ...all, parent: 'thing' })).toEqual({
      input: { title: 'a', first: { value: 1 }, items: [{}, {}] },
      refused: [
        { field: 'thing.other', message: 'property other should not exist' },
        { field: 'thing.first.more', message: 'property more should not exist' },
        { field: 'thing.items.1.constructor', message: 'property constructor should not exist' },
      ],
    });
  });

  it('passes over unknown fields where they are not refused', () => {
    const given = { title: 'a', other: 1 };
    expect(boundedInput(ThingDto, given, { ...all, refuseUnknown: false })).toEqual({
      input: { title: 'a' },
      refused: [],
    });
  });

  it('empties lists that are too long', () => {
    expect(boundedInput(ThingDto, { labels: ['a', 'b', 'c'], items: [{}, {}, {}, {}] }, all)).toEqual({
      input: { labels: [], items: [] },
      refused: [
        { field: 'labels', message: 'labels must contain no more than 2 elements' },
        { field: 'items', message: 'items must contain no more than 3 elements' },
      ],
    });
  });

  it.each<[string, object, object]>([
    ['an object for a text', { title: fields(9) }, { title: [] }],
    ['a list for a text', { title: ['a', 'b'] }, { title: [] }],
    ['an object for a list', { items: fields(9) }, { items: {} }],
    ['a list for a DTO', { first: [{ value: 1 }] }, { first: [] }],
    ['bytes for a DTO', { first: new Uint8Array(9) }, { first: [] }],
    ['objects among ids', { labels: [fields(9), 'a'] }, { labels: [[], 'a'] }],
    ['lists among DTOs', { items: [[fields(9)], { value: 1 }] }, { items: [[], { value: 1 }] }],
  ])('makes %s small, and leaves it wrong', async (_, given, input) => {
    expect(boundedInput(ThingDto, given as Record<string, unknown>, all)).toEqual({ input, refused: [] });
    const [field] = Object.keys(given);
    expect((await refusalOf({ title: 'a', ...given })).map((detail) => detail.field)).toContain(field);
  });

  it('tells no more of a name than can be read', () => {
    const [refused] = boundedInput(ThingDto, { ['x'.repeat(1_000_000)]: 1 }, all).refused;
    expect(refused).toEqual({
      field: `${'x'.repeat(100)}…`,
      message: `property ${'x'.repeat(100)}… should not exist`,
    });
  });
});

describe('input that is too much is refused before anybody looks at it:', () => {
  const unknown = { field: 'field0', message: 'property field0 should not exist' };

  it('110,000 unknown fields', async () => {
    const details = await refusalOf({ ...fields(110_000), title: 1, first: { value: 1 } });
    expect(details).toHaveLength(100);
    expect(details[0]).toEqual(unknown);
    expect(looks).toBe(0);
  });

  it('110,000 unknown fields in an entry of a list', async () => {
    const details = await refusalOf({ title: 'a', items: [{ value: 1 }, fields(110_000), { value: 1 }] });
    expect(details).toHaveLength(100);
    expect(details[0]).toEqual({ ...unknown, field: 'items.1.field0' });
    expect(looks).toBe(0);
  });

  it('lists of 300,000 entries, beside which everything else is told too', async () => {
    const items = Array.from({ length: 300_000 }, () => ({}));
    const details = await refusalOf({ title: 'far too long a title', other: 1, items, labels: items });
    expect(details).toEqual([
      { field: 'other', message: 'property other should not exist' },
      { field: 'labels', message: 'labels must contain no more than 2 elements' },
      { field: 'items', message: 'items must contain no more than 3 elements' },
      { field: 'title', message: 'title must be shorter than or equal to 10 characters' },
    ]);
    expect(looks).toBe(0);
  });

  it.each(['title', 'done', 'labels', 'first', 'items'])('half a million lists in lists as %s', async (field) => {
    const details = await refusalOf({ title: 'a', [field]: nestedLists(500_000) });
    expect(details.map((detail) => detail.field)).toContain(field);
    expect(looks).toBe(0);
  });

  it.each([[nestedLists(500_000)], [new Uint8Array(1_000_000)], ['x'.repeat(1_000_000)], [1e308]])(
    'what is no object (%#)',
    async (given) => {
      await expect(checkedDto(ThingDto, given, { name: 'body' })).rejects.toThrow('body must be an object');
    },
  );
});
