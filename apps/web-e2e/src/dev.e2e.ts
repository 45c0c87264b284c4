import { resolve } from 'node:path';
import { createServer } from 'vite';
import { leaveToken, register, somebody } from './fixtures/accounts';
import { expect, test } from './fixtures/test';

const configFile = resolve(import.meta.dirname, '../../web/vite.config.ts');

test('the web app runs from its sources, beside a server, as who works on it runs it', async ({ browser, server }) => {
  test.slow();
  process.env['PORT'] = new URL(server.url).port;
  const web = await createServer({ configFile, server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  try {
    await web.listen();
    const url = web.resolvedUrls?.local[0] ?? '';
    const page = await (await browser.newContext({ baseURL: url })).newPage();
    const complaints: string[] = [];
    page.on('console', (said) => {
      if (said.type() === 'error') complaints.push(said.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    await leaveToken(page, await register(server.url, somebody()));
    // What is used for the first time is made ready then, and the page loaded anew.
    await expect(async () => {
      await page.goto('/apps/todo');
      await expect(page.getByRole('heading', { level: 1, name: 'All todos' })).toBeVisible();
    }).toPass();
    complaints.length = 0;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'All todos' })).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    delete process.env['PORT'];
    await web.close();
  }
});
