import { chosenFiles, readEntries } from './droppedFiles';

const fileEntry = (path: string, isReadable = true): FileSystemEntry =>
  ({
    ...{ isFile: true, isDirectory: false, name: path.split('/').at(-1), fullPath: path },
    file: (done: (file: File) => void, fail: (error: Error) => void) => {
      if (isReadable) done(new File(['x'], path));
      else fail(new Error('gone'));
    },
  }) as unknown as FileSystemEntry;

/** A folder that hands out its entries two at a time, as browsers do a hundred. */
const folderEntry = (path: string, entries: readonly FileSystemEntry[], isReadable = true): FileSystemEntry =>
  ({
    ...{ isFile: false, isDirectory: true, name: path.split('/').at(-1), fullPath: path },
    createReader: () => {
      let from = 0;
      return {
        readEntries: (done: (some: readonly FileSystemEntry[]) => void, fail: (error: Error) => void) => {
          if (!isReadable) fail(new Error('no'));
          else done(entries.slice(from, (from += 2)));
        },
      };
    },
  }) as unknown as FileSystemEntry;

it('reads whole trees, with the folders that files lie in', async () => {
  const days = ['/Trip/a.txt', '/Trip/b.txt', '/Trip/c.txt'].map((path) => fileEntry(path));
  const deep = folderEntry('/Trip/Day 1', [fileEntry('/Trip/Day 1/d.txt')]);
  const bare = folderEntry('/Trip/Day 2', []);
  const { files, unreadable } = await readEntries([folderEntry('/Trip', [...days, deep, bare]), fileEntry('/e.txt')]);
  expect(files.filter(({ isFolder }) => isFolder).map(({ path }) => path)).toEqual(['Trip/Day 2']);
  expect(files.map(({ path }) => path).toSorted()).toEqual([
    'Trip/Day 1/d.txt',
    'Trip/Day 2',
    'Trip/a.txt',
    'Trip/b.txt',
    'Trip/c.txt',
    'e.txt',
  ]);
  expect(unreadable).toEqual([]);
});

it('names what could not be read, and reads the others', async () => {
  const { files, unreadable } = await readEntries([
    folderEntry('/Trip', [fileEntry('/Trip/a.txt'), fileEntry('/Trip/gone.txt', false)]),
    folderEntry('/Locked', [], false),
  ]);
  expect(files.map(({ path }) => path)).toEqual(['Trip/a.txt']);
  expect(unreadable.toSorted()).toEqual(['Locked', 'Trip/gone.txt']);
});

it('keeps the folders of a folder that was chosen', () => {
  const file = Object.defineProperty(new File(['x'], 'a.txt'), 'webkitRelativePath', { value: 'Trip/a.txt' });
  expect(chosenFiles([file, new File(['x'], 'b.txt')]).files.map(({ path }) => path)).toEqual(['Trip/a.txt', 'b.txt']);
});
