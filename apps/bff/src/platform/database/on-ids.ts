import type { Compilable } from 'kysely';
import { LRUCache } from 'lru-cache';
import { built, prepare, type Bindable, type BoundStatement, type Given, type Prepared } from './prepared';
import type { Rows } from './tables';

/** The most ids of a statement that is prepared. With more, running it takes longer than building it. */
const MOST_PREPARED_IDS = 100;

/** How many numbers of ids a statement is kept prepared for. */
const MAX_KEPT = 50;

/** The ids by their places, as the names of values. */
type ByPlace = Record<string, string>;

/** A statement on some ids. */
export type OnIds<Values, Row> = {
  with(
    ids: readonly string[],
    values: Values,
    options?: Pick<BoundStatement, 'missing' | 'atLeast'>,
  ): BoundStatement<Row>;
};

/**
 * A statement whose text depends on how many ids it is about. For each number that comes often, such as one or a page of
 * fifty, it is prepared once.
 * @param build makes the statement; with the ids and the values it does as {@link prepare} demands
 */
export const onIds =
  <Values extends object>() =>
  <Row>(
    build: (rows: Rows, ids: readonly Bindable<string>[], given: Given<Values>) => Compilable<Row>,
  ): OnIds<Values, Row> => {
    const kept = new LRUCache<number, Prepared<ByPlace & Values, Row>>({
      max: MAX_KEPT,
      memoMethod: (count) =>
        prepare<ByPlace & Values>()((rows, given) =>
          build(
            rows,
            Array.from({ length: count }, (_, place) => given[String(place)] as Bindable<string>),
            given,
          ),
        ),
    });
    return {
      with: (ids, values, options) =>
        ids.length > MOST_PREPARED_IDS
          ? // Where a value may still be to come, the value itself may stand as well.
            built((rows) => build(rows, ids as never, values as never), options)
          : kept.memo(ids.length).with({ ...ids, ...values } as ByPlace & Values, options),
    };
  };
