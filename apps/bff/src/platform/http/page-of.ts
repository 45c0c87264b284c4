import type { ListQueryDto } from '../dto/list-query.dto';
import { readCursor, toPage, type Page } from './page';

/** A list that is constant, sorted by its ids, or a page of it. */
export function pageOf<Entry extends { id: number }>(
  entries: readonly Entry[],
  { limit, cursor }: ListQueryDto,
): Page<Entry> {
  const [after = -1] = readCursor(cursor, ['integer']) ?? [];
  const rest = entries.filter(({ id }) => id > after);
  return toPage(
    rest,
    limit,
    (entry) => entry,
    ({ id }) => [id],
  );
}
