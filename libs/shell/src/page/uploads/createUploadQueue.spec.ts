import { randomUUID } from 'node:crypto';
import { waitFor as reaches } from 'xstate';
import { fakeUploadServer, fakeUploadStorage, fileAt } from './testing/fakeUploads';
import { createUploadQueue } from './createUploadQueue';
import type { UploadItem } from './uploadItem';

const start = (fake = fakeUploadServer(), { storage } = fakeUploadStorage()) => {
  const queue = createUploadQueue({ server: fake.server, storage, newId: randomUUID, onArrived: () => undefined });
  queue.actor.start();
  /** Waits until the list of uploads says something. */
  const until = (isSo: (items: readonly UploadItem[]) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo(queue.getItems())) return;
        stop();
        resolve();
      };
      const stop = queue.subscribe(look);
      look();
    });
  const statuses = () => Object.fromEntries(queue.getItems().map(({ path, status }) => [path, status]));
  const idOf = (path: string) => queue.getItems().find((item) => item.path === path)?.id ?? '';
  return { queue, fake, until, statuses, idOf };
};
const areAll = (status: UploadItem['status']) => (items: readonly UploadItem[]) =>
  items.length > 0 && items.every((item) => item.status === status);

it('brings every file there once, in pieces', async () => {
  const { queue, fake, until } = start();
  const paths = Array.from({ length: 250 }, (_, index) => `Trip/Day ${String(index % 5)}/${String(index)}.txt`);
  await queue.add(
    null,
    paths.map((path) => fileAt(path)),
  );
  await until(areAll('done'));
  expect(fake.arrived()).toEqual(paths.toSorted());
  expect(queue.isUnderWay()).toBe(false);
});

it('brings folders that hold nothing, too', async () => {
  const { queue, fake, until } = start();
  await queue.add(null, [{ ...fileAt('Trip/Day 2', ''), isFolder: true }, fileAt('Trip/a.txt')]);
  await until(areAll('done'));
  expect(fake.arrived()).toEqual(['Trip/Day 2', 'Trip/a.txt']);
  expect(fake.folders()).toEqual(['Trip/Day 2']);
});

it('goes on where it was once the server is back, with nothing there twice', async () => {
  const { queue, fake, until } = start();
  const paths = Array.from({ length: 30 }, (_, index) => `${String(index)}.txt`);
  const letGo = fake.hold();
  await queue.add(
    null,
    paths.map((path) => fileAt(path)),
  );
  fake.goAway();
  letGo();
  await reaches(queue.actor, (state) => state.matches('waiting'));
  await until(areAll('waiting'));
  fake.comeBack();
  queue.actor.send({ type: 'connection.returned' });
  await until(areAll('done'));
  expect(fake.arrived()).toEqual(paths.toSorted());
});

it('names what was refused with its reason, and sends the others', async () => {
  const { queue, fake, until, statuses, idOf } = start();
  fake.refuse({ 'large.txt': 413, 'full.txt': 507, 'forbidden.txt': 403 });
  await queue.add(
    null,
    ['large.txt', 'full.txt', 'forbidden.txt', 'fine.txt'].map((path) => fileAt(path)),
  );
  await until((items) => items.every(({ status }) => status === 'failed' || status === 'done'));
  expect(queue.getItems().map(({ path, reason }) => [path, reason])).toEqual([
    ['large.txt', 'tooLarge'],
    ['full.txt', 'quota'],
    ['forbidden.txt', 'refused'],
    ['fine.txt', undefined],
  ]);
  fake.refuse({});
  queue.retry([idOf('full.txt')]);
  await until((items) => items.some(({ path, status }) => path === 'full.txt' && status === 'done'));
  expect(statuses()).toMatchObject({ 'large.txt': 'failed', 'full.txt': 'done' });
});

it('lets one that cannot even be announced take no other with it', async () => {
  const { queue, fake, until, statuses } = start();
  await queue.add(
    null,
    ['a.txt', 'b\0.txt', 'c.txt'].map((path) => fileAt(path)),
  );
  await until((items) => items.every(({ status }) => status === 'failed' || status === 'done'));
  expect(statuses()).toEqual({ 'a.txt': 'done', 'b\0.txt': 'failed', 'c.txt': 'done' });
  expect(fake.arrived()).toEqual(['a.txt', 'c.txt']);
});

it('names a file that the browser cannot read, and does not take that for an outage', async () => {
  const { queue, until } = start();
  const one = fileAt('gone.txt');
  const slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
  await queue.add(null, [{ ...one, file: Object.assign(one.file, { slice }) }]);
  await until(areAll('failed'));
  expect(queue.getItems()[0]?.reason).toBe('unreadable');
});

it('asks about names that are taken, for each or for all', async () => {
  const { queue, fake, until, statuses, idOf } = start(fakeUploadServer(['a.txt', 'b.txt', 'c.txt']));
  await queue.add(
    null,
    ['a.txt', 'b.txt', 'c.txt', 'd.txt'].map((path) => fileAt(path)),
  );
  await until((items) => items.filter(({ status }) => status === 'conflict').length === 3);
  queue.decide('skip', [idOf('a.txt')]);
  queue.decide('replace');
  await until((items) => items.every(({ status }) => status === 'done' || status === 'skipped'));
  expect(statuses()).toEqual({ 'a.txt': 'skipped', 'b.txt': 'done', 'c.txt': 'done', 'd.txt': 'done' });
  expect(fake.arrived()).toEqual(['b.txt', 'c.txt', 'd.txt']);
  expect(queue.getItems().find(({ path }) => path === 'b.txt')?.choice).toBe('replace');
});

it('pauses, goes on and cancels single files', async () => {
  const { queue, fake, until, idOf } = start();
  const letGo = fake.hold();
  await queue.add(
    null,
    ['a.txt', 'b.txt'].map((path) => fileAt(path)),
  );
  queue.pause([idOf('a.txt')]);
  queue.cancel([idOf('b.txt')]);
  letGo();
  await reaches(queue.actor, (state) => state.matches('idle'));
  expect(queue.getItems().map(({ path, status }) => [path, status])).toEqual([['a.txt', 'paused']]);
  expect(fake.isBegun('b.txt')).toBe(false);
  queue.resume([idOf('a.txt')]);
  await until(areAll('done'));
  expect(fake.arrived()).toEqual(['a.txt']);
});

it('breaks off what is being sent when it is paused', async () => {
  const { queue, fake, until, idOf } = start();
  fake.stick('a.txt');
  await queue.add(null, [fileAt('a.txt')]);
  await until(areAll('sending'));
  queue.pause([idOf('a.txt')]);
  await reaches(queue.actor, (state) => state.matches('idle'));
  fake.stick();
  queue.resume([idOf('a.txt')]);
  await until(areAll('done'));
  expect(fake.arrived()).toEqual(['a.txt']);
});

it('goes on after a reload with what was kept, and asks for what was not', async () => {
  const fake = fakeUploadServer();
  const kept = fakeUploadStorage();
  const before = start(fake, kept);
  fake.goAway();
  await before.queue.add(
    'trips',
    ['kept.txt', 'large.txt'].map((path) => fileAt(path)),
  );
  await reaches(before.queue.actor, (state) => state.matches('waiting'));
  before.queue.actor.stop();
  kept.files.delete(before.idOf('large.txt'));

  fake.comeBack();
  const { queue, until, statuses } = start(fake, kept);
  await until((items) => items.length === 2 && items.every(({ status }) => status === 'done' || status === 'lost'));
  expect(statuses()).toEqual({ 'kept.txt': 'done', 'large.txt': 'lost' });
  await queue.add('trips', [fileAt('large.txt')]);
  await until((items) => items.length === 2 && items.every(({ status }) => status === 'done'));
  expect(fake.arrived()).toEqual(['kept.txt', 'large.txt']);
});
