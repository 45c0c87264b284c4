import type { Page } from '@playwright/test';
import { keptToken, leaveToken, register, somebody } from './fixtures/accounts';
import { isThorough } from './fixtures/isThorough';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

type Stored = { lists: { id: string; name: string; idCards: string[] }[]; cards: { id: string; name: string }[] };

const headersOf = async (page: Page) => ({ authorization: `Bearer ${(await keptToken(page)) ?? ''}` });
const stored = async (page: Page, boardId: string): Promise<Stored> => {
  const answer = await page.request.get(`/api/scrumboard-app/board?boardId=${boardId}`, {
    headers: await headersOf(page),
  });
  return (await answer.json()) as Stored;
};
const makeBoard = async (page: Page, name: string, cards: readonly string[]): Promise<string> => {
  const answer = await page.request.post('/api/scrumboard-app/board/new', {
    headers: await headersOf(page),
    data: {
      board: {
        name,
        lists: [
          { name: 'Next', idCards: cards },
          { name: 'Doing', idCards: [] },
          { name: 'Done', idCards: [] },
        ],
        cards: cards.map((id) => ({ id, name: id })),
      },
    },
  });
  return ((await answer.json()) as { id: string }).id;
};
const shown = (page: Page) =>
  page
    .getByRole('grid')
    .evaluateAll((grids) =>
      grids.map((grid) => [...grid.querySelectorAll('[role="row"]')].map((row) => row.getAttribute('aria-label'))),
    );

/** How long one of the two is without a network: half a minute where all is tried. */
const OFFLINE = isThorough ? 30_000 : 3000;

test('two people drag twenty cards each on one board at once, one without a network for a while: both see the same, and no card is lost or there twice', async ({
  asUser: page,
  browser,
  server,
  watch,
}) => {
  test.setTimeout(120_000 + 2 * OFFLINE);
  // Who is late is told so, and moves once more; and a network that is gone says so.
  watch.allow(/status of 409|ERR_INTERNET_DISCONNECTED|WebSocket/);
  const names = Array.from({ length: 40 }, (_, index) => `Card ${String(index + 1)}`);
  const boardId = await makeBoard(page, 'Together', names);
  const path = `/apps/scrumboard/boards/${boardId}`;
  await visit(page, path);
  const elsewhere = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const other = await elsewhere.newPage();
  await leaveToken(other, await register(server.url, somebody('Bora Other')));
  await visit(other, path);
  /** As a hand does it. Where a card has moved before the press, because the other one has changed the list, it is dragged once more. */
  const drag = async (window: Page, name: string, to: string) => {
    const { mouse } = window;
    const list = window.getByRole('grid', { name: to });
    const there = list.getByRole('row', { name, exact: true });
    await expect(async () => {
      const row = window.getByRole('row', { name, exact: true });
      // Who has no network sees more cards above it than the other one, who goes on moving them.
      await row.scrollIntoViewIfNeeded({ timeout: 1000 });
      const card = await row.boundingBox();
      const goal = await list.boundingBox();
      if (!card || !goal) throw new Error(`${name} is on its way.`);
      if ((await there.count()) === 0) {
        await mouse.move(card.x + 60, card.y + 20);
        await mouse.down();
        await mouse.move(card.x + 70, card.y + 24, { steps: 3 });
        // Who has taken another card sees that, and puts it back.
        const taken = window.locator('[role="row"][data-dragging]');
        const isIt = (await taken.getAttribute('aria-label', { timeout: 2000 }).catch(() => null)) === name;
        const { x, y } = isIt ? goal : card;
        await mouse.move(x + 120, y + 20, { steps: 3 });
        await mouse.up();
      }
      await expect(there).toHaveCount(1, { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
  };
  const dragAll = async (window: Page, mine: readonly string[]) => {
    for (const [index, name] of mine.entries()) await drag(window, name, index % 2 === 0 ? 'Doing' : 'Done');
  };
  // In turn, as they lie: those further down are drawn when the list has come so far.
  const mine = names.filter((_, index) => index % 2 === 0);
  const theirs = names.filter((_, index) => index % 2 === 1);
  await Promise.all([
    dragAll(page, mine),
    (async () => {
      await dragAll(other, theirs.slice(0, 6));
      const back = new Promise((resolve) => setTimeout(resolve, OFFLINE));
      await elsewhere.setOffline(true);
      await dragAll(other, theirs.slice(6, 14));
      await back;
      await elsewhere.setOffline(false);
      await dragAll(other, theirs.slice(14));
    })(),
  ]);
  // What was moved on from a board that had changed has gone back, which was said: it is moved once more.
  await dragAll(page, mine);
  await dragAll(other, theirs);
  await expect
    .poll(async () => (await stored(page, boardId)).lists.map(({ idCards }) => idCards.length).join(), {
      timeout: 60_000,
    })
    .toBe('0,20,20');
  const { lists, cards } = await stored(page, boardId);
  expect(cards.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  const nameOf = new Map(cards.map(({ id, name }) => [id, name]));
  const wanted = lists.map(({ idCards }) => idCards.map((id) => nameOf.get(id)));
  await expect.poll(() => shown(page), { timeout: 20_000 }).toEqual(wanted);
  await expect.poll(() => shown(other), { timeout: 20_000 }).toEqual(wanted);
  await elsewhere.close();
});

test('a long list scrolls by itself, and its cards are reached by keys', async ({ asUser: page }) => {
  const names = Array.from({ length: 100 }, (_, index) => `Card ${String(index + 1)}`);
  const boardId = await makeBoard(page, 'Long', names);
  await visit(page, `/apps/scrumboard/boards/${boardId}`);
  await expect(page.getByRole('button', { name: 'Add a card to Next' })).toBeInViewport();
  await page.getByRole('row', { name: 'Card 1', exact: true }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('row', { name: 'Card 100', exact: true })).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByRole('grid', { name: 'Doing' }).getByRole('row', { name: 'Card 100' })).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByText('“Card 100” is in the archive.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Card 100', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Board settings' }).click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  const archive = page.getByRole('dialog', { name: 'Archive' });
  await archive.getByRole('row', { name: 'Card 100' }).hover();
  await archive.getByRole('button', { name: 'Bring back' }).click();
  await expect(archive.getByText('Nothing is in the archive.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid', { name: 'Doing' }).getByRole('row', { name: 'Card 100' })).toBeVisible();
});

test('an export of Trello with 3,000 cards is shown before, comes in whole, and goes by one Undo', async ({
  asUser: page,
  watch,
}) => {
  test.setTimeout(120_000);
  const cards = Array.from({ length: 3000 }, (_, at) => ({
    ...{ id: String(at), name: `Card ${String(at + 1)}`, idList: at % 2 === 0 ? 'a' : 'b', pos: at },
    ...{ closed: at % 100 === 0, idLabels: ['l'], idMembers: ['m'], attachments: [] },
  }));
  const name = `From Trello ${String(Date.now())}`;
  const file = {
    ...{ name, cards, labels: [{ id: 'l', name: '', color: 'green' }], checklists: [] },
    members: [{ id: 'm', fullName: 'Nobody Known' }],
    lists: [
      { id: 'a', name: 'First', pos: 1 },
      { id: 'b', name: 'Second', pos: 2 },
    ],
  };
  // It is opened before the server has it.
  watch.allow(/status of 404/);
  await visit(page, '/apps/scrumboard/boards');
  await page.getByRole('button', { name: 'Import from Trello' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import from Trello' });
  // As Windows saves it: UTF-16 with its mark.
  await dialog
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({
      ...{ name: 'trello.json', mimeType: 'application/json' },
      buffer: Buffer.from(`\ufeff${JSON.stringify(file)}`, 'utf16le'),
    });
  await expect(dialog.getByRole('row', { name: 'Nobody Known' })).toContainText('Nobody here has this name');
  await dialog
    .getByRole('button', { name: 'Import 3000 cards' })
    .or(dialog.getByRole('button', { name: 'Import 3,000 cards' }))
    .click();
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/boards\/[^/]+/);
  const boardId = /boards\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  await expect.poll(async () => (await stored(page, boardId)).cards.length, { timeout: 60_000 }).toBe(3000);
  await expect(
    page.getByRole('grid', { name: 'First' }).getByRole('row', { name: 'Card 3', exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.goto('/apps/scrumboard/boards');
  await expect(
    page.getByRole('link', { name: 'New board' }).or(page.getByRole('button', { name: 'New board' })),
  ).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a card is dragged to another list, written in, and all of it is there after a reload', async ({
  asUser: page,
}) => {
  const boardId = await makeBoard(page, 'Alone', ['Dig', 'Water']);
  await visit(page, `/apps/scrumboard/boards/${boardId}`);
  await page.getByRole('row', { name: 'Dig' }).dragTo(page.getByRole('grid', { name: 'Doing' }));
  await expect(page.getByRole('grid', { name: 'Doing' }).getByRole('row', { name: 'Dig' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Dig', selected: true })).toHaveCount(0);
  await page.getByRole('row', { name: 'Dig' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Deep');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await page.getByRole('grid', { name: 'Doing' }).getByRole('row', { name: 'Dig' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Deep');
});

test('the header of a board stays in view where the network is lost, and many pasted lines leave the focus where the next card is written', async ({
  asUser: page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/);
  const boardId = await makeBoard(page, 'Offline', ['Dig']);
  await visit(page, `/apps/scrumboard/boards/${boardId}`);
  await page.context().setOffline(true);
  await expect(page.getByText(/You can read on/)).toBeVisible();
  const scrolls = () =>
    page
      .locator('[data-page-scroller]')
      .evaluate(({ scrollHeight, clientHeight, lastElementChild }) => [
        scrollHeight - (lastElementChild?.matches('footer') ? lastElementChild.clientHeight : 0) - clientHeight,
      ]);
  await expect.poll(async () => Math.max(...(await scrolls()))).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Add a card to Done' }).click();
  const field = page.getByRole('textbox', { name: 'Name of the card' });
  await field.fill(Array.from({ length: 20 }, (_, at) => `Line ${String(at + 1)}`).join('\n'));
  await page.getByRole('button', { name: '20 cards, one for each line' }).click();
  await expect(field).toBeFocused();
  await page.context().setOffline(false);
  await expect.poll(async () => (await stored(page, boardId)).lists[2]?.idCards.length).toBe(20);
});

test('labels of a board are edited where a card is given them, and a removed one comes back to its cards', async ({
  asUser: page,
}) => {
  const boardId = await makeBoard(page, 'Labelled', ['Dig']);
  await visit(page, `/apps/scrumboard/boards/${boardId}`);
  await page.getByRole('row', { name: 'Dig' }).click();
  await page.getByRole('button', { name: 'Bug', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit labels' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit labels' });
  await editor.getByRole('textbox', { name: 'Name of the label' }).nth(1).fill('Defect');
  await editor
    .getByRole('button', { name: /^Remove the label/ })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: 'Dig' })).toContainText('Defect');
});

test('who looks at a board is seen on it by the others, until the last window of theirs is closed', async ({
  asUser: page,
  browser,
  server,
}) => {
  const boardId = await makeBoard(page, 'Watched', ['Dig']);
  const path = `/apps/scrumboard/boards/${boardId}`;
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const [first, second] = [await elsewhere.newPage(), await elsewhere.newPage()];
  await leaveToken(first, await register(server.url, somebody('Bora Other')));
  await visit(page, path);
  const here = page.getByRole('group', { name: 'Also here now' });
  await expect(here).toHaveCount(0);
  await visit(first, path);
  await visit(second, path);
  await expect(here.getByRole('img')).toHaveCount(1);
  await expect(here.getByRole('img', { name: 'Bora Other' })).toBeVisible();
  await expect(here.getByTitle('Bora Other')).toBeVisible();
  await expect(second.getByRole('group', { name: 'Also here now' }).getByRole('img')).toHaveCount(1);
  await first.close();
  await expect(here.getByRole('img')).toHaveCount(1);
  await elsewhere.close();
  await expect(here).toHaveCount(0);
});
