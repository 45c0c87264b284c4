/**
 * `npm run scan`: lets wapiti, a scanner of Debian's, attack the built server with its demo data, as an administrator: every call that reads,
 * with its parameters, and the pages that guests see. Bodies it cannot send: `large-input.spec.ts` and its like do that.
 *
 *     npm run build && npm run scan
 *     npm run scan -- 60    each kind of attack takes at most a minute, not ten
 *
 * Ends with 1 where it finds anything that it calls medium or worse. The report is in `dist/scan/report.json`.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../bench/startServer.ts';
import { aptInstall } from '../machine/aptInstall.ts';
import { findProgram } from '../machine/findProgram.ts';
import { run } from '../machine/run.ts';
import { root } from './routeTable.ts';
import { scannedAddresses, type Contract } from './scannedAddresses.ts';

/** All of its attacks but that on backups: it takes the app's page, which answers every address of a page, for one. */
const ATTACKS =
  'blindsql,cookieflags,crlf,csp,exec,file,http_headers,methods,permanentxss,redirect,shellshock,sql,ssrf,xss,xxe';

const PAGES = [
  '/',
  '/login',
  '/documentation',
  '/documentation/getting-started/introduction',
  '/storybook/',
  '/api-docs',
];

type Finding = { level: string | number; method: string; path: string; parameter: string; info: string };
type Report = { vulnerabilities: Record<string, Finding[]> };

const limit = process.argv[2] ?? '600';
if (findProgram(['wapiti']) === undefined) {
  const reason = await aptInstall('wapiti');
  if (reason !== undefined) throw new Error(`wapiti is not installed: ${reason}`);
}
const folder = mkdtempSync(join(tmpdir(), 'ezone-scan-'));
const file = join(root, 'dist/scan/report.json');
mkdirSync(join(root, 'dist/scan'), { recursive: true });
const server = await startServer(join(root, 'dist/apps/bff/main.js'), {
  DATABASE_URL: `sqlite:${join(folder, 'scan.db')}`,
  DEMO_DATA: 'true',
  RATE_LIMIT: '0',
});
try {
  const contract = JSON.parse(readFileSync(join(root, 'apps/bff/openapi.json'), 'utf8')) as Contract;
  const starts = [...PAGES, ...scannedAddresses(contract)].flatMap((address) => ['-s', server.url + address]);
  const what = ['-u', `${server.url}/`, ...starts, '--scope', 'domain', '-d', '1', '-m', ATTACKS];
  const how = ['--max-attack-time', limit, '--flush-session', '--store-session', folder, '-v', '1'];
  const who = ['-H', `Authorization: Bearer ${await tokenOf(server.url)}`];
  const { code } = await run('wapiti', [...what, ...how, ...who, '-f', 'json', '-o', file], {
    live: true,
    env: { ...process.env, HOME: folder },
  });
  if (code !== 0) throw new Error(`wapiti ended with ${String(code)}`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

const { vulnerabilities } = JSON.parse(readFileSync(file, 'utf8')) as Report;
const findings = Object.entries(vulnerabilities).flatMap(([kind, found]) => found.map((one) => ({ kind, ...one })));
for (const { kind, level, method, path, parameter, info } of findings)
  console.log(`${kind} (level ${String(level)} of 4): ${method} ${path} ${parameter}: ${info}`);
const grave = findings.filter(({ level }) => Number(level) >= 2);
console.log(`${String(findings.length)} findings, ${String(grave.length)} of them medium or worse`);
process.exitCode = grave.length > 0 ? 1 : 0;

async function tokenOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@ezone.example', password: 'admin' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
