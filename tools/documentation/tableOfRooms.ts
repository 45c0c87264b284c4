import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../rooms.json');

/** A folder of the repository that the linter knows by a tag, and the tags that it may import. */
type Room = { tag: string; holds: string; mayImport: readonly string[] };

/** The rooms by their folders, as the linter reads them. */
const readRooms = () => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Room>);

/** What each room may import, in words: its folder and `ui, text`. */
const importsOfRooms = (): [folder: string, mayImport: string][] => {
  const rooms = readRooms();
  const nameOf = (tag: string) => rooms.find(([, room]) => room.tag === tag)?.[0].replace(/^libs\/|\/\*$/g, '') ?? tag;
  return rooms.map(([folder, { mayImport }]) => [folder, mayImport.map(nameOf).join(', ') || 'nothing of ours']);
};

/** Fills `<Rooms />` with a table of the rooms, what is in them and what they may import. */
export const tableOfRooms = (page: string): string =>
  page.replace(/^<Rooms \/>$/m, () => {
    const imports = new Map(importsOfRooms());
    const rows = readRooms().map(
      ([folder, { holds }]) => `| \`${folder}\` | ${holds} | ${imports.get(folder) ?? ''} |`,
    );
    return ['| room | what is in it | may import |', '| --- | --- | --- |', ...rows].join('\n');
  });

/** Rooms of which a table in a text, such as that of README.md, says something else about what they may import. */
export const roomsToldOtherwise = (text: string): string[] =>
  importsOfRooms().flatMap(([folder, mayImport]) => {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${folder}\` `));
    const told = row?.split('|').at(-2)?.trim();
    return told === mayImport ? [] : [`${folder} may import ${mayImport}, and not ${told ?? 'what is not said'}`];
  });
