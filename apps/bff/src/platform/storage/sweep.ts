import type { UploadStorage } from './upload-storage';

/** How many stored names are looked up at once. */
const LOOKED_UP_AT_ONCE = 500;

/** What is looked for in the storage. */
type Sweep = {
  /** What is younger may be about to get its row. */
  before: Date;
  /** The id in a name; undefined where the name is not of this kind, and left alone. */
  idOf: (name: string) => string | undefined;
  /** Those of some ids that have a row. */
  known: (ids: readonly string[]) => Promise<{ id: string }[]>;
};

/** Deletes what is stored and has no row, as after a crash between the two. */
export async function sweep(storage: UploadStorage, { before, idOf, known }: Sweep): Promise<void> {
  const deleteUnknown = async (names: readonly string[]): Promise<void> => {
    if (names.length === 0) return;
    const ids = [...new Set(names.flatMap((name) => idOf(name) ?? []))];
    const isKnown = new Set((await known(ids)).map(({ id }) => id));
    await storage.delete(names.filter((name) => !isKnown.has(idOf(name) ?? '')));
  };
  let old: string[] = [];
  for await (const { name, stored } of storage.names()) {
    if (stored < before && idOf(name) !== undefined) old.push(name);
    if (old.length < LOOKED_UP_AT_ONCE) continue;
    await deleteUnknown(old);
    old = [];
  }
  await deleteUnknown(old);
}
