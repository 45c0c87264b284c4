import type { Page } from '@playwright/test';
import { keptToken, leaveToken, register, somebody } from './fixtures/accounts';
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

test('two people move cards of one board at once: both see the same in the end, and no card is lost or there twice', async ({
  asUser: page,
  watch,
}) => {
  // Who is late is told so, and moves once more.
  watch.allow(/status of 409/);
  const names = Array.from({ length: 12 }, (_, index) => `Card ${String(index + 1)}`);
  const boardId = await makeBoard(page, 'Together', names);
  await visit(page, `/apps/scrumboard/boards/${boardId}`);
  const other = await page.context().newPage();
  await visit(other, `/apps/scrumboard/boards/${boardId}`);
  const move = async (window: Page, name: string, keys: readonly string[]) => {
    for (const key of keys) {
      await window.getByRole('row', { name, exact: true }).focus();
      await window.keyboard.press(key);
    }
  };
  const halves = [names.slice(0, 6), names.slice(6)] as const;
  const moveAll = async (window: Page, mine: readonly string[]) => {
    for (const [index, name] of mine.entries()) {
      await move(
        window,
        name,
        index % 2 === 0 ? ['Alt+ArrowRight', 'Alt+ArrowRight'] : ['Alt+ArrowRight', 'Alt+ArrowDown'],
      );
    }
  };
  await Promise.all([moveAll(page, halves[0]), moveAll(other, halves[1])]);
  await expect
    .poll(async () => (await stored(page, boardId)).lists.map(({ idCards }) => idCards.length).join())
    .toBe('0,6,6');
  const { lists, cards } = await stored(page, boardId);
  expect(cards.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  const nameOf = new Map(cards.map(({ id, name }) => [id, name]));
  const wanted = lists.map(({ idCards }) => idCards.map((id) => nameOf.get(id)));
  await expect.poll(() => shown(page)).toEqual(wanted);
  await expect.poll(() => shown(other)).toEqual(wanted);
});

test('a card is dragged to another list, written in, and all of it is there after a reload', async ({
  asUser: page,
}) => {
  const boardId = await makeBoard(page, 'Alone', ['Dig', 'Water']);
  await visit(page, `/apps/scrumboard/boards/${boardId}`);
  await page.getByRole('row', { name: 'Dig' }).dragTo(page.getByRole('grid', { name: 'Doing' }));
  await expect(page.getByRole('grid', { name: 'Doing' }).getByRole('row', { name: 'Dig' })).toBeVisible();
  await page.getByRole('row', { name: 'Dig' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Deep');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await page.getByRole('grid', { name: 'Doing' }).getByRole('row', { name: 'Dig' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Deep');
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
