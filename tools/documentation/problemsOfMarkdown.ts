import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { partsOf } from './markdownTree.ts';

const root = join(import.meta.dirname, '../..');

/** Matches what a page calls by its path from the top of the repository; what stands at the top begins with `./`. */
const PATH = /^(\.\/[\w.-]+|(apps|libs|tools|docs|\.storybook|\.ci)\/[\w./-]+)$/;
/** Matches the command that writes an app. */
const GENERATED = /\bgenerate -- feature ([\w-]+)/g;

/**
 * What is wrong with a page of the repository that is no MDX, as those in `docs`: files that are not there.
 * @param file its path from the top of the repository, where its links begin
 */
export function problemsOfMarkdown(file: string, source: string): string[] {
  const { links, codes } = partsOf(source, 'md');
  const linked = links
    .filter((link) => !/^(https?:|mailto:|#)/.test(link))
    .map((link) => join(dirname(file), decodeURI(link.replace(/[?#].*$/, ''))));
  const written = [...source.matchAll(GENERATED)].map(([, name]) => `libs/features/${String(name)}`);
  return [...linked, ...codes.filter((code) => PATH.test(code))]
    .filter((path) => !existsSync(join(root, path)) && !written.includes(path))
    .map((path) => `there is no ${path}`);
}
