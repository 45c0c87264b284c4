import type { ListQueryDto } from '../dto/list-query.dto';
import { readCursor, toPage, type Page } from './page';

/**
 * The entries of a catalogue, which never change while the server runs, or a page of them.
 * @param entries in the order of their ids
 */
export function pageOfCatalogue<Entry extends { id: number }>(
  entries: readonly Entry[],
  { limit, cursor }: ListQueryDto,
): Page<Entry> {
  const [after] = readCursor(cursor, ['integer']) ?? [];
  const rest = after === undefined ? [...entries] : entries.filter(({ id }) => id > after);
  return toPage(
    rest,
    limit,
    (entry) => entry,
    ({ id }) => [id],
  );
}
