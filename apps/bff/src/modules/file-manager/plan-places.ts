import { ConflictException } from '@nestjs/common';
import type { Transaction } from '../../platform/database/tables';
import { isFolder, type FileRow } from './file-rows';
import type { Conflict } from './files.dto';
import { TakenNames } from './taken-names';

/** A row of a tree, with the one that the tree begins with. */
export type TreeRow = FileRow & { start: string; level: number };

/** What is to be done so that files and folders come into a folder. */
export type PlacePlan = {
  /** What comes to lie in a folder under a name; of a copy also all that lies in it. */
  placed: { row: TreeRow; folderId: string | null; name: string }[];
  /** Files that become a version of another one. */
  replaced: { target: FileRow; source: TreeRow }[];
  /** What has gone into another of its name. */
  emptied: string[];
  /** What was left out. */
  skipped: string[];
  /** Where each of what was asked for is now. */
  results: Map<string, string>;
};

type Asked = {
  tree: readonly TreeRow[];
  ids: readonly string[];
  folderId: string | null;
  conflict: Conflict | undefined;
  isMove: boolean;
  /** The id of a copy. */
  idOf?: (id: string) => string;
};

/**
 * Plans where files and folders come to lie, one level of folders after the other, so that a level takes as many statements as a file.
 * @throws ConflictException where names are taken, and nothing says what to do
 */
export async function planPlaces(
  rows: Transaction,
  { tree, ids, folderId, conflict, isMove, idOf = (id) => id }: Asked,
): Promise<PlacePlan> {
  const plan: PlacePlan = { placed: [], replaced: [], emptied: [], skipped: [], results: new Map() };
  const names = new TakenNames(rows);
  const byId = new Map(tree.map((row) => [row.id, row]));
  const children = Map.groupBy(byId.values(), (row) => row.folder_id);
  const clashes: FileRow[] = [];
  const isWithin = (row: TreeRow) => row.folder_id !== null && byId.has(row.folder_id);
  // What lies in a folder that goes, too, goes with it.
  let level = [...new Set(ids)]
    .map((id) => byId.get(id) as TreeRow)
    .filter((row) => !isWithin(row))
    .map((row) => ({ row, into: folderId, isFree: false }));
  if (isMove) for (const row of tree) if (isWithin(row) && ids.includes(row.id)) plan.results.set(row.id, row.id);
  while (level.length > 0) {
    const next: typeof level = [];
    const numbered: typeof level = [];
    const place = (row: TreeRow, into: string | null, name: string) => {
      plan.placed.push({ row, folderId: into, name });
      plan.results.set(row.id, idOf(row.id));
      names.take({ folderId: into, name });
      // A folder that moves takes along what lies in it; a copy of it is empty.
      if (isMove) return;
      for (const child of children.get(row.id) ?? []) next.push({ row: child, into: idOf(row.id), isFree: true });
    };
    await names.look(
      level.filter(({ isFree }) => !isFree).map(({ row, into }) => ({ folderId: into, name: row.name })),
    );
    for (const { row, into, isFree } of level) {
      const found = isFree ? undefined : names.find({ folderId: into, name: row.name });
      if (isMove && row.folder_id === into) plan.results.set(row.id, row.id);
      else if (found === undefined) place(row, into, row.name);
      else if (conflict === undefined) clashes.push(row);
      else if (conflict === 'skip' || (conflict === 'replace' && found?.id === row.id)) plan.skipped.push(row.id);
      else if (conflict === 'replace' && found && isFolder(found) && isFolder(row)) {
        plan.results.set(row.id, found.id);
        if (isMove) plan.emptied.push(row.id);
        for (const child of children.get(row.id) ?? []) next.push({ row: child, into: found.id, isFree: false });
      } else if (conflict === 'replace' && found && !isFolder(found) && !isFolder(row)) {
        plan.replaced.push({ target: found, source: row });
        plan.results.set(row.id, found.id);
        if (isMove) plan.emptied.push(row.id);
      } else numbered.push({ row, into, isFree });
    }
    if (clashes.length > 0) throw takenNames(clashes);
    const free = await names.free(
      numbered.map(({ row, into }) => ({ folderId: into, name: row.name, isFolder: isFolder(row) })),
    );
    numbered.forEach(({ row, into }, at) => {
      place(row, into, free[at] ?? row.name);
    });
    level = next;
  }
  return plan;
}

const takenNames = (files: readonly FileRow[]) =>
  new ConflictException({
    message: 'Names are taken',
    details: files.map(({ id, name }) => ({ field: id, message: name })),
  });
