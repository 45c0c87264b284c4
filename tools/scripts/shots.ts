/**
 * `npm run shots`: a picture of every page of the built web app in every look, and a list of them all, in `dist/shots`.
 *
 *     npm run build && npm run shots
 *     npm run shots -- /pages/pricing    only pages whose address begins so
 *
 * Ends with 1 where a page says something in the console of the browser.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { browserArgs } from '../bench/browserArgs.ts';
import { signedInPage } from '../bench/signedInPage.ts';
import { startServer } from '../bench/startServer.ts';
import { bringHeadlessChromium } from '../machine/chromium.ts';
import { placeOf, readRoutes, root } from './routeTable.ts';
import type { Route } from './routeTable.ts';

const folder = join(root, 'dist/shots');

const languages = { en: 'en-GB', tr: 'tr-TR', ar: 'ar-EG' };
const schemes = { light: 'default', dark: 'defaultDark' };
const widths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const looks = Object.keys(languages).flatMap((language) =>
  Object.keys(schemes).flatMap((scheme) => Object.keys(widths).map((width) => ({ language, scheme, width }))),
) as Look[];
type Look = { language: keyof typeof languages; scheme: keyof typeof schemes; width: keyof typeof widths };
const nameOf = ({ language, scheme, width }: Look) => `${language}-${scheme}-${width}`;

/** A page of what it does not know needs an address of something: those that the links of another page lead to. */
const linkedFrom: Record<string, string> = {
  '/apps/academy/courses/:courseId/:courseHandle?': '/apps/academy/courses',
  '/ui/page-layouts/carded/:variant': '/ui/page-layouts',
  '/ui/page-layouts/simple/:variant': '/ui/page-layouts',
};

type Listed = { id: string };

/** Where rows are opened without a link: the first that a call lists. */
const examples: Record<string, { list: string; addressOf: (first: Listed) => string }> = {
  '/apps/e-commerce/orders/:orderId/invoice': {
    list: '/api/e-commerce-app/orders',
    addressOf: ({ id }) => `/apps/e-commerce/orders/${id}/invoice`,
  },
  '/apps/e-commerce/products/:productId/:productHandle?': {
    list: '/api/e-commerce-app/products',
    addressOf: ({ id }) => `/apps/e-commerce/products/${id}`,
  },
};

const demoAdmin = { email: 'admin@ezone.example', password: 'admin' };

const signIn = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAdmin),
  });
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (token === undefined) throw new Error('The demo admin could not sign in.');
  return token;
};

const opened = async (page: Page, address: string) => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
};

/** Whose eyes a page is for. */
const isForGuests = ({ access }: Route) => access === 'onlyGuest';

/** The addresses of each page: of one with variable parts those that are linked where it is reached from. */
const addressesOf = async (page: Page, { path }: Route, token: string): Promise<string[]> => {
  const fixed = placeOf(path);
  if (!fixed.includes(':')) return [fixed];
  const example = examples[path];
  if (example !== undefined) {
    const answer = await page.request.get(example.list, { headers: { authorization: `Bearer ${token}` } });
    const [first] = (await answer.json()) as Listed[];
    if (first === undefined) throw new Error(`${example.list} lists nothing.`);
    return [example.addressOf(first)];
  }
  const from = linkedFrom[path];
  if (from === undefined) throw new Error(`${path} needs an example: say in linkedFrom which page links to one.`);
  await opened(page, from);
  const start = fixed.slice(0, fixed.indexOf(':'));
  const links = await page.getByRole('main').locator(`a[href^="${start}"]`).all();
  const found = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
  if (found.length === 0) throw new Error(`${from} has no link to ${path}.`);
  const whole = [...new Set(found)];
  // Of things one is enough; a variant of a layout is a page of its own.
  return fixed.endsWith(':variant') ? whole : whole.slice(0, 1);
};

type Visitor = { page: Page; complaints: string[] };

const visitorOf = async (browser: Browser, url: string, look: Look, token: string | null): Promise<Visitor> => {
  const options = { baseURL: url, locale: languages[look.language], viewport: widths[look.width] };
  const page =
    token === null
      ? await (await browser.newContext(options)).newPage()
      : await signedInPage(browser, url, token, options);
  await page.goto('/api/health/live');
  const settings = { theme: { main: schemes[look.scheme] } };
  await page.evaluate((kept) => {
    localStorage.setItem('ezone.settings', kept);
  }, JSON.stringify(settings));
  if (token !== null) {
    const data = { user: { data: { settings } } };
    await page.request.post('/api/auth/user/update', { headers: { authorization: `Bearer ${token}` }, data });
  }
  // They pass by in their own time, over whatever is there.
  await page.addInitScript(() => {
    for (const variant of ['success', 'error', 'warning', 'info'])
      if (self === top) sessionStorage.setItem(`ezone.demo.${variant}`, 'shown');
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
};

const fileOf = (look: Look, address: string) => join(nameOf(look), `${address.slice(1).replaceAll('/', '.')}.png`);

const listOf = (shown: { address: string; title: string }[]) =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>All pages</title>',
    '<style>body{font:16px system-ui;margin:24px}section{margin-block-end:32px}img{height:240px;margin:4px;border:1px solid #8888}</style>',
    ...shown.map(
      ({ address, title }) =>
        `<section><h2>${title}</h2><p><code>${address}</code></p>${looks
          .map(
            (look) =>
              `<a href="${fileOf(look, address)}"><img loading="lazy" alt="${nameOf(look)}" src="${fileOf(look, address)}"></a>`,
          )
          .join('')}</section>`,
    ),
    '</html>',
  ].join('\n');

const { positionals: wanted } = parseArgs({ allowPositionals: true });
const data = mkdtempSync(join(tmpdir(), 'ezone-shots-'));
const server = await startServer(join(root, 'dist/apps/bff/main.js'), {
  DATABASE_URL: `sqlite:${data}/ezone.db`,
  RATE_LIMIT: '0',
});
const browser = await chromium.launch({ executablePath: await bringHeadlessChromium(console.log), args: browserArgs });
rmSync(folder, { recursive: true, force: true });
const shown: { address: string; title: string }[] = [];
let complained = 0;
try {
  const token = await signIn(server.url);
  const routes = (await readRoutes()).filter(({ path }) => path !== '/logout' && path !== '/loading');
  const addresses = new Map<Route, string[]>();
  for (const [index, look] of looks.entries()) {
    const user = await visitorOf(browser, server.url, look, token);
    const guest = await visitorOf(browser, server.url, look, null);
    for (const route of routes) {
      const { page, complaints } = isForGuests(route) ? guest : user;
      if (!addresses.has(route)) addresses.set(route, await addressesOf(user.page, route, token));
      for (const address of addresses.get(route) ?? []) {
        if (wanted.length > 0 && !wanted.some((start) => address.startsWith(start))) continue;
        await opened(page, address);
        const file = join(folder, fileOf(look, address));
        mkdirSync(dirname(file), { recursive: true });
        await page.screenshot({ path: file, animations: 'disabled' });
        if (index === 0) shown.push({ address, title: await page.title() });
        for (const text of complaints.splice(0)) {
          complained += 1;
          console.log(`${nameOf(look)} ${address}: ${text}`);
        }
      }
    }
    console.log(`${nameOf(look)}: done`);
    await user.page.context().close();
    await guest.page.context().close();
  }
  writeFileSync(join(folder, 'index.html'), listOf(shown));
  console.log(`${String(shown.length)} pages in ${String(looks.length)} looks: ${join(folder, 'index.html')}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
// The route table leaves timers behind.
process.exit(complained === 0 ? 0 : 1);
