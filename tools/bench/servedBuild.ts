import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, mergeConfig, preview } from 'vite';
import type { InlineConfig, Plugin } from 'vite';

/** A built page, and the way to end it. */
export type ServedBuild = { url: string; stop: () => Promise<void> };

/** What is compressed, and what it is called. */
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Sends scripts and styles compressed by brotli, as our server does. */
const compressed = (folder: string): Plugin => {
  const known = new Map<string, Buffer>();
  const compress = (file: string) => {
    const body = known.get(file) ?? brotliCompressSync(readFileSync(file));
    known.set(file, body);
    return body;
  };
  return {
    name: 'bench:compressed',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(({ url = '/' }, response, next) => {
        const file = join(folder, new URL(url, 'http://bench').pathname);
        const type = types[extname(file)];
        if (type === undefined || !existsSync(file)) {
          next();
          return;
        }
        const body = compress(file);
        response.writeHead(200, {
          'content-type': type,
          'content-encoding': 'br',
          'content-length': body.length,
        });
        response.end(body);
      });
    },
  };
};

/**
 * Builds a page into a folder that is thrown away, and serves it.
 * @param config where the page lies, and what is changed of how it is built
 * @param api the address of a server that answers its calls
 */
export const serveBuild = async (config: InlineConfig, api?: string): Promise<ServedBuild> => {
  const folder = mkdtempSync(join(tmpdir(), 'ezone-bench-page-'));
  const built = mergeConfig(config, { logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  await build(built);
  const proxy = api === undefined ? {} : { '/api': api, '/pictures': api, '/socket.io': { target: api, ws: true } };
  const server = await preview(
    mergeConfig(built, { plugins: [compressed(folder)], preview: { host: '127.0.0.1', port: 0, proxy } }),
  );
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The page that was built is not served.');
  return {
    url: url.replace(/\/$/, ''),
    stop: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
