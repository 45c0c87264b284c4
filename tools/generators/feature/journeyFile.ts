import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const journeyFile = ({
  Thing,
  thing,
  thingPath,
  thingsPath,
  app,
  noun,
  nouns,
  aNoun,
}: ModuleWords) => `import type { Locator, Page, Route } from '@playwright/test';
import { keptToken } from './fixtures/accounts';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

type ${Thing} = { id: string; title: string; description: string };

const calls = '**/api/${app}';

/** The ${nouns} as the server has them. */
const stored = async (page: Page): Promise<${Thing}[]> => {
  const headers = { authorization: \`Bearer \${(await keptToken(page)) ?? ''}\` };
  return (await (await page.request.get('/api/${app}/${thingsPath}', { headers })).json()) as ${Thing}[];
};
const expectStored = (page: Page, titles: string[]) =>
  expect.poll(async () => (await stored(page)).map(({ title }) => title).toSorted()).toEqual(titles.toSorted());

/** Leaves ${nouns} with these titles on the server and no others, as an earlier visit would have. */
const leave = async (page: Page, titles: readonly string[]) => {
  const headers = { authorization: \`Bearer \${(await keptToken(page)) ?? ''}\` };
  for (const { id } of await stored(page)) {
    await page.request.post('/api/${app}/remove-${thingPath}', { headers, data: { ${thing}Id: id } });
  }
  for (const title of titles) {
    await page.request.post('/api/${app}/create-${thingPath}', { headers, data: { ${thing}: { title } } });
  }
};

const row = (page: Page, name: string): Locator => page.getByRole('row', { name, exact: true });
const title = (page: Page): Locator => page.getByRole('textbox', { name: 'Title' });
const description = (page: Page): Locator => page.getByRole('textbox', { name: 'Description' });
const openList = async (page: Page) => {
  await visit(page, '/apps/${thingsPath}');
  await expect(page.getByRole('button', { name: 'New ${noun}' })).toBeVisible();
};
const openRow = async (page: Page, name: string) => {
  await row(page, name).click();
  await expect(title(page)).toHaveValue(name);
};
/** Adds ${aNoun}, with a press too many wherever one is needed. */
const add = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'New ${noun}' }).dblclick();
  const dialog = page.getByRole('dialog', { name: 'New ${noun}' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).dblclick();
  await expect(title(page)).toHaveValue(name);
  await expect(dialog).toHaveCount(0);
};
const undo = (page: Page) => page.keyboard.press('Control+z');
/** Lets the next call fail with a status, and all later ones through. */
const failOnce = (page: Page, call: string, status: number, fields: readonly string[] = []) => {
  const details = fields.map((field) => ({ field, message: 'No' }));
  const json = { statusCode: status, message: 'No', details };
  return page.route(\`\${calls}/\${call}\`, (route) => route.fulfill({ status, json }), { times: 1 });
};

test('${nouns} are added once, written, removed and taken back, one by one and many at once', async ({ asUser: page }) => {
  await leave(
    page,
    Array.from({ length: 20 }, (_, index) => \`Shelf \${String(index + 1)}\`),
  );
  const shelf = (await stored(page)).map((${thing}) => ${thing}.title);
  await openList(page);
  await add(page, 'Harbour');
  await expectStored(page, [...shelf, 'Harbour']);
  await title(page).fill('Harbour lights');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectStored(page, [...shelf, 'Harbour lights']);

  // Five removals and five undos, the last of which brings back what was removed first.
  await page.keyboard.press('Escape');
  for (const name of shelf.slice(0, 5)) {
    await row(page, name).focus();
    await page.keyboard.press('#');
    await expect(row(page, name)).toHaveCount(0);
  }
  await expectStored(page, [...shelf.slice(5), 'Harbour lights']);
  for (const count of [17, 18, 19, 20, 21]) {
    await undo(page);
    await expect(page.getByText(\`\${String(count)} ${nouns}\`).first()).toBeVisible();
  }
  await expectStored(page, [...shelf, 'Harbour lights']);

  // All of a search at once, and one Undo.
  await page.getByRole('searchbox', { name: 'Search ${nouns}' }).fill('shelf');
  await expect(page.getByText('20 ${nouns}').first()).toBeVisible();
  await row(page, shelf[0] ?? '').focus();
  await page.keyboard.press('Control+a');
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nothing holds “shelf”.')).toBeVisible();
  await expectStored(page, ['Harbour lights']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectStored(page, [...shelf, 'Harbour lights']);
  await expect(row(page, shelf[0] ?? '')).toBeVisible();
});

test('nothing that is written is lost: offline, over a reload, refused, or too long', async ({
  asUser: page,
  context,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_|WebSocket/);
  await leave(page, ['Atlas']);
  await openList(page);
  await openRow(page, 'Atlas');

  // Offline and back.
  await context.setOffline(true);
  await description(page).fill('Written in a tunnel');
  await expect(page.getByText(/The server was not reached/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(async () => (await stored(page))[0]?.description).toBe('Written in a tunnel');

  // A server that is away, that has heard of another change and of none, and that will not have it.
  await failOnce(page, 'update-${thingPath}', 502);
  await title(page).fill('Atlas 502');
  await expectStored(page, ['Atlas 502']);
  await failOnce(page, 'update-${thingPath}', 409, ['${thing}.title']);
  await title(page).fill('Atlas 409');
  await expectStored(page, ['Atlas 409']);
  await failOnce(page, 'update-${thingPath}', 413);
  await title(page).fill('Atlas 413');
  await expect(page.getByText(/This was not saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectStored(page, ['Atlas 413']);

  // Far too long: all of it stays, and is saved when it is short enough.
  const long = 'long '.repeat(20_000);
  await description(page).fill(long);
  await expect(page.getByText(/something in it is missing, too long/)).toBeVisible();
  await page.reload();
  await expect(description(page)).toHaveValue(long);
  await description(page).fill('Short');
  await expect.poll(async () => (await stored(page))[0]?.description).toBe('Short');

  // A reload while the creation is under way, whose answer never comes.
  const held: Route[] = [];
  await page.route(\`\${calls}/create-${thingPath}\`, async (route) => {
    await route.fetch();
    held.push(route);
  });
  await page.keyboard.press('Escape');
  await add(page, 'Only once');
  await expect.poll(() => held.length).toBe(1);
  await page.unroute(\`\${calls}/create-${thingPath}\`);
  await page.reload();
  await expect(title(page)).toHaveValue('Only once');
  await expectStored(page, ['Atlas 413', 'Only once']);
});

test('${aNoun} that is open in two tabs shows what the other one writes, and lets decide', async ({
  asUser: page,
  context,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await leave(page, ['Atlas']);
  await openList(page);
  await openRow(page, 'Atlas');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(title(other)).toHaveValue('Atlas');
  await title(page).fill('Atlas of islands');
  await expect(title(other)).toHaveValue('Atlas of islands');
  await expectStored(page, ['Atlas of islands']);

  // Another device changes the same field while this one is being written in.
  const [${thing}] = await stored(page);
  const headers = { authorization: \`Bearer \${(await keptToken(page)) ?? ''}\` };
  const overtake = async (route: Route) => {
    const data = { ${thing}: { ...${thing}, title: 'Atlas of rivers' }, base: ${thing} };
    await page.request.post('/api/${app}/update-${thingPath}', { headers, data });
    await route.continue();
  };
  // Either tab may be the one that sends.
  await context.route(\`\${calls}/update-${thingPath}\`, overtake, { times: 1 });
  await title(page).fill('Atlas of clouds');
  await page.getByRole('button', { name: 'Keep the unsaved one' }).click();
  await expectStored(page, ['Atlas of clouds']);
  await expect(title(other)).toHaveValue('Atlas of clouds');

  await other.getByRole('button', { name: 'Remove' }).last().click();
  const removed = page.getByText('This has been removed. It is shown as it was last.');
  await expect(removed).toBeVisible();
  await undo(other);
  await expect(removed).toBeHidden();
  await expect(title(page)).toHaveValue('Atlas of clouds');
});
`;
