import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptToken } from './fixtures/accounts';
import { film, wave } from './fixtures/media';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';
import { wordsOf } from './fixtures/words';

type Entry = { id: string; name: string; type: string; size: number | null };

const headersOf = async (page: Page) => ({ authorization: `Bearer ${(await keptToken(page)) ?? ''}` });
const listOf = async (page: Page, folderId?: string): Promise<Entry[]> => {
  const query = folderId === undefined ? '' : `?folderId=${folderId}`;
  const answer = await page.request.get(`/api/file-manager-app/files${query}`, { headers: await headersOf(page) });
  return (await answer.json()) as Entry[];
};
/** A folder at the top, which only one journey uses: all users share them. */
const makeFolder = async (page: Page, name: string): Promise<string> => {
  const headers = await headersOf(page);
  const answer = await page.request.post('/api/file-manager-app/create-folder', { headers, data: { name } });
  return ((await answer.json()) as Entry).id;
};
/** The paths of all files in a folder, as the server has them. */
const pathsIn = async (page: Page, folderId: string): Promise<string[]> => {
  const entries = await listOf(page, folderId);
  const deep = await Promise.all(
    entries.map(async ({ id, name, type }) =>
      type === 'folder' ? (await pathsIn(page, id)).map((path) => `${name}/${path}`) : [name],
    ),
  );
  return deep.flat();
};
/** Files in folders on the disk. @returns their paths, from the folder that holds all of them on */
const writeTree = (root: string, folders: number, files: number): string[] => {
  const paths: string[] = [];
  for (let folder = 1; folder <= folders; folder += 1) {
    const name = `Day ${String(folder)}`;
    mkdirSync(join(root, 'Trip', name), { recursive: true });
    for (let file = 1; file <= files; file += 1) {
      const path = `Trip/${name}/Note ${String(file)}.txt`;
      writeFileSync(join(root, path), `${path}\n`.repeat(20));
      paths.push(path);
    }
  }
  return paths;
};
const choose = (page: Page, kind: 'files' | 'folder', paths: string | string[]) =>
  page.locator(`[data-chooser="${kind}"]`).setInputFiles(paths);
const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });

test('a folder goes up while the server is killed and starts again: each file arrives, once', async ({
  asUser: page,
  server,
  watch,
}, info) => {
  // The server is gone for a while.
  watch.allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket|ERR_SOCKET/);
  const folderId = await makeFolder(page, 'Killed in the middle');
  const paths = writeTree(info.outputDir, 10, 20);
  await visit(page, `/apps/file-manager/folder/${folderId}`);
  await choose(page, 'folder', join(info.outputDir, 'Trip'));
  await expect(tray(page).getByRole('status')).toHaveText(/^[1-9]\d* of 200 files uploaded$/);
  await server.crash();
  await expect(tray(page).getByText('200 files uploaded', { exact: true })).toBeVisible({ timeout: 45_000 });
  expect((await pathsIn(page, folderId)).toSorted()).toEqual(paths.toSorted());
  await expect(page.getByRole('row', { name: 'Trip' })).toBeVisible();
});

test('an upload goes on after a reload, and on other pages', async ({ asUser: page }, info) => {
  const folderId = await makeFolder(page, 'Loaded anew');
  const paths = writeTree(info.outputDir, 2, 20);
  await visit(page, `/apps/file-manager/folder/${folderId}`);
  // Nothing arrives before the page is loaded anew.
  await page.route('**/upload-piece*', () => undefined);
  // What is being sent is kept in the browser.
  const isSent = page.waitForRequest('**/upload-piece*');
  await choose(page, 'folder', join(info.outputDir, 'Trip'));
  await expect(tray(page).getByRole('status')).toHaveText('0 of 40 files uploaded');
  await isSent;
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/apps/notes');
  await page.unroute('**/upload-piece*');
  await page.reload();
  await expect(tray(page).getByText('40 files uploaded', { exact: true })).toBeVisible();
  expect((await pathsIn(page, folderId)).toSorted()).toEqual(paths.toSorted());
});

test('a name that is taken is asked about, and replacing makes a version that can be had back', async ({
  asUser: page,
}, info) => {
  const folderId = await makeFolder(page, 'Versions');
  const path = join(info.outputDir, 'Plan.txt');
  mkdirSync(info.outputDir, { recursive: true });
  writeFileSync(path, 'The first plan');
  await visit(page, `/apps/file-manager/folder/${folderId}`);
  await choose(page, 'files', path);
  await expect(page.getByRole('row', { name: 'Plan.txt' })).toBeVisible();
  writeFileSync(path, 'The second plan');
  await choose(page, 'files', path);
  await tray(page).getByRole('group', { name: 'For all of them' }).getByRole('button', { name: 'Replace' }).click();
  await expect(tray(page).getByText('2 files uploaded', { exact: true })).toBeVisible();
  await tray(page).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('row', { name: 'Plan.txt' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog').getByText('The second plan')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: 'Plan.txt' })).toBeFocused();
  await page.keyboard.press('i');
  const details = page.getByRole('region', { name: 'Plan.txt' });
  await details.getByRole('button', { name: 'Make this the file again' }).click();
  await expect(page.getByText('The file has this content again.')).toBeVisible();
  await page.goBack();
  await page.getByRole('row', { name: 'Plan.txt' }).click();
  await expect(page.getByRole('dialog').getByText('The first plan')).toBeVisible();
});

test('a folder is made, named, filled by dragging, and comes back from the trash', async ({ asUser: page }) => {
  const folderId = await makeFolder(page, 'By hand');
  const headers = await headersOf(page);
  await page.request.post('/api/file-manager-app/create-folder', { headers, data: { name: 'Old', folderId } });
  await visit(page, `/apps/file-manager/folder/${folderId}`);
  await expect(page.getByRole('row', { name: 'Old' })).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Rename' }).fill('Contracts');
  await page.keyboard.press('Enter');
  const contracts = page.getByRole('row', { name: 'Contracts' });
  await expect(contracts).toBeFocused();
  await page.getByRole('row', { name: 'Old' }).dragTo(contracts);
  await expect(page.getByText(/Old.?” moved to “.?Contracts/)).toBeVisible();
  await expect(page.getByRole('row', { name: 'Old' })).toHaveCount(0);
  await contracts.focus();
  await page.keyboard.press('#');
  await expect(contracts).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await contracts.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contracts' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Old' })).toBeVisible();
});

test('what is heard and seen is played from the server in parts, and what cannot be played says so', async ({
  asUser: page,
}, info) => {
  const folderId = await makeFolder(page, 'To play');
  mkdirSync(info.outputDir, { recursive: true });
  const paths = Object.entries({
    'Tone.wav': wave(3),
    'Colours.webm': await film(160, 90, ['#c00', '#0a0', '#00c']),
    // Nobody knows how its samples are written.
    'Unknown.wav': wave(1, 0x7a7a),
  }).map(([name, bytes]) => {
    const path = join(info.outputDir, name);
    writeFileSync(path, bytes);
    return path;
  });
  await visit(page, `/apps/file-manager/folder/${folderId}`);
  await choose(page, 'files', paths);
  await expect(tray(page).getByText('3 files uploaded', { exact: true })).toBeVisible();
  await tray(page).getByRole('button', { name: 'Close' }).click();

  const player = (name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });
  const of = (name: string) =>
    player(name).evaluate((media: HTMLMediaElement) => ({ seconds: media.duration, at: media.currentTime }));
  /** It is played to its end, from the middle on. */
  const expectPlayed = async (name: string, seconds: number) => {
    const part = page.waitForResponse(
      (answer) => answer.url().includes('/api/uploads/files/') && answer.status() === 206,
    );
    await page.getByRole('row', { name }).click();
    expect((await part).request().headers()['range']).toMatch(/^bytes=/);
    await expect.poll(async () => (await of(name)).seconds).toBeCloseTo(seconds, 1);
    await player(name).evaluate(async (media: HTMLMediaElement) => {
      media.currentTime = media.duration / 2;
      await media.play();
    });
    await expect.poll(async () => (await of(name)).at).toBeCloseTo(seconds, 1);
  };
  await expectPlayed('Tone.wav', 3);
  await page.keyboard.press('Escape');
  await expectPlayed('Colours.webm', 3);
  expect(await player('Colours.webm').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(160);
  await page.keyboard.press('Escape');
  await page.getByRole('row', { name: 'Unknown.wav' }).click();
  await expect(page.getByRole('dialog').getByText(/^This could not be played here\./)).toBeVisible();
});

test('a PDF is read in the page, from our own origin', async ({ asUser: page }, info) => {
  const folderId = await makeFolder(page, 'To read');
  const path = join(info.outputDir, 'Offer.pdf');
  mkdirSync(info.outputDir, { recursive: true });
  const sheet = await page.context().newPage();
  await sheet.setContent('<h1>An offer</h1>');
  writeFileSync(path, await sheet.pdf());
  await sheet.close();
  await visit(page, `/apps/file-manager/folder/${folderId}`);
  await choose(page, 'files', path);
  await page.getByRole('row', { name: 'Offer.pdf' }).click();
  const sheetOf = page.getByRole('dialog').getByRole('img', { name: 'Page 1 of 1' });
  // Something is drawn on it: not all of it is white.
  await expect
    .poll(() =>
      sheetOf.evaluate((canvas: HTMLCanvasElement) =>
        canvas
          .getContext('2d')
          ?.getImageData(0, 0, canvas.width, canvas.height)
          .data.some((value) => value < 100),
      ),
    )
    .toBe(true);
});

test.describe('on a phone, in Arabic', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a file is renamed, looked at and moved by its menu, which a finger can reach', async ({ asUser: page }) => {
    const words = wordsOf('ar');
    const folderId = await makeFolder(page, 'Phone');
    const headers = await headersOf(page);
    for (const name of ['هدف', 'قديم'])
      await page.request.post('/api/file-manager-app/create-folder', { headers, data: { name, folderId } });
    await visit(page, `/apps/file-manager/folder/${folderId}`);
    const more = (name: string) =>
      page.getByRole('row', { name }).getByRole('button', { name: words('files.action.menu') });
    const choose = async (name: string, id: string) => {
      await more(name).tap();
      await page.getByRole('menuitem', { name: words(id) }).tap();
    };
    const box = await more('قديم').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await choose('قديم', 'files.action.rename');
    await page.getByRole('textbox', { name: words('files.action.rename') }).fill('جديد');
    await page.keyboard.press('Enter');
    await choose('جديد', 'files.action.details');
    await expect(page.getByRole('heading', { level: 1, name: 'جديد' })).toBeVisible();
    await page.goBack();
    await choose('جديد', 'files.action.moveTo');
    const dialog = page.getByRole('dialog', { name: words('files.action.moveTo') });
    await dialog.getByRole('row', { name: 'هدف' }).tap();
    await dialog.getByRole('button', { name: words('files.target.move') }).tap();
    await expect(page.getByRole('row', { name: 'جديد' })).toHaveCount(0);
    await page.getByRole('row', { name: 'هدف' }).tap();
    await expect(page.getByRole('row', { name: 'جديد' })).toBeVisible();
  });
});
