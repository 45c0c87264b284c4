import { fileNameKey } from '@ezone/text';
import type { Transaction } from '../../platform/database/tables';
import { numbered } from './file-names';
import { isInSight, type FileRow } from './file-rows';

/** A name in a folder, or at the top. */
export type NameIn = { folderId: string | null; name: string };

/** How many numbers are tried for a name at once. */
const TRIED_AT_ONCE = 20;

const keyOf = ({ folderId, name }: NameIn) => `${folderId ?? ''}/${fileNameKey(name)}`;

/** Which names are taken in folders; those that are taken in the course of a change count from then on. */
export class TakenNames {
  /** What has a name; null where it is only about to. */
  private readonly taken = new Map<string, FileRow | null>();

  constructor(private readonly rows: Transaction) {}

  /** Looks which of some names are taken: two statements, however many they are. */
  async look(names: readonly NameIn[]): Promise<void> {
    for (const isTop of [true, false]) {
      const some = names.filter(({ folderId }) => (folderId === null) === isTop);
      if (some.length === 0) continue;
      const keys = [...new Set(some.map(({ name }) => fileNameKey(name)))];
      const folderIds = [...new Set(some.flatMap(({ folderId }) => folderId ?? []))];
      const found = await this.rows
        .selectFrom('file')
        .selectAll()
        .where(({ eb }) => (isTop ? eb('folder_id', 'is', null) : eb('folder_id', 'in', folderIds)))
        .where('name_key', 'in', keys)
        .where(isInSight)
        .execute();
      for (const row of found) {
        const key = keyOf({ folderId: row.folder_id, name: row.name });
        if (!this.taken.has(key)) this.taken.set(key, row);
      }
    }
  }

  /** What has a name that was looked at; null where something is about to have it, undefined where it is free. */
  find(name: NameIn): FileRow | null | undefined {
    return this.taken.get(keyOf(name));
  }

  take(name: NameIn): void {
    this.taken.set(keyOf(name), null);
  }

  /** A free name for each, “name (2)” where it is taken, which is taken from then on. */
  async free(wanted: readonly (NameIn & { isFolder: boolean })[]): Promise<string[]> {
    const free = new Array<string>(wanted.length);
    let left = [...wanted.keys()];
    await this.look(wanted);
    for (let first = 1; left.length > 0; first += TRIED_AT_ONCE) {
      const tried = (place: number) => {
        const { folderId, name, isFolder } = wanted[place] as NameIn & { isFolder: boolean };
        return Array.from({ length: TRIED_AT_ONCE }, (_, at) => ({
          folderId,
          name: first + at === 1 ? name : numbered(name, first + at, isFolder),
        }));
      };
      await this.look(left.flatMap(tried));
      left = left.filter((place) => {
        const found = tried(place).find((name) => this.find(name) === undefined);
        if (!found) return true;
        free[place] = found.name;
        this.take(found);
        return false;
      });
    }
    return free;
  }
}
