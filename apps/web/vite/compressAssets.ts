import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const textTypes = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
/** Bytes below which a file travels in one packet anyway. */
const worthIt = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressed in larger blocks than usual and in each of the ways to write distances: which is best differs from file to file. */
const smallest = async (content: Buffer): Promise<Buffer> => {
  const all = await Promise.all(
    [0, 1, 2, 3].map((postfix) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGBLOCK]: 20,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      };
      return brotli(content, { params });
    }),
  );
  return all.reduce((best, one) => (one.length < best.length ? one : best));
};

/** Puts a `.br` and a `.gz` beside every text file of the build, so that the server compresses nothing while it serves. */
export const compressAssets = (): Plugin => {
  let folder = '';
  return {
    name: 'ezone:compress-assets',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && textTypes.has(extname(entry.name)));
      await Promise.all(
        files.map(async (entry) => {
          const path = join(entry.parentPath, entry.name);
          const content = await readFile(path);
          if (content.length < worthIt) return;
          await writeFile(`${path}.br`, await smallest(content));
          await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
        }),
      );
    },
  };
};
