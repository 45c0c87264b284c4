import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { run } from '../machine/run.ts';

const dockerfile = readFileSync(join(import.meta.dirname, '../../Dockerfile'), 'utf8');

/** Runs the health check of the image beside a server that answers with a status, at a port that is set. */
const check = async (status: number): Promise<number> => {
  const [, list = '[]'] = /^HEALTHCHECK [^]*?CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const [, ...args] = JSON.parse(list) as string[];
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/api/health/ready' ? status : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { code } = await run(process.execPath, args, { env: { PORT: String(port) } });
  server.close();
  return code;
};

it('asks the server at the port that is set', async () => {
  expect(await check(200)).toBe(0);
  expect(await check(503)).toBe(1);
});
