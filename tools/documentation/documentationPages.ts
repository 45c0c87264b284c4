import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import type { Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Plugin } from 'vite';
import { codeFromRepository } from './codeFromRepository.ts';
import { propsOf } from './docgen.ts';
import { mdxPlugins } from './mdxPlugins.ts';
import { headingMessage } from './pageHeadings.ts';
import type { Heading } from './pageHeadings.ts';
import { textsIn } from './pageTexts.ts';
import { propNamesOf } from './propNames.ts';
import { filesOfPages } from './storybookAddresses.ts';
import { framesOf } from './storyFrames.ts';

/** What stands in a fence only looks like a block. */
const withoutFences = (source: string): string => source.replace(/^(`{3,})[^]*?^\1/gm, '');

/**
 * What Storybook's blocks know by themselves, the app's are told: which file a story is of, and the props of the components of the page,
 * which are read from the types of the door beside it.
 */
const tellBlocks = (source: string): string => {
  const hasProps = /^<(?:ArgTypes|Controls) /m.test(withoutFences(source));
  // What stands in a fence only looks like a block.
  const told = source.replace(/^(`{3,})[^]*?^\1|^<.*$/gm, (line) =>
    line.startsWith('<')
      ? line
          .replace(/<(Canvas|Controls) of=\{(\w+)\.(\w+)\}/g, '<$1 of={$2.$3} from={$2}')
          .replace(/<(Canvas|Controls) /g, hasProps ? '<$1 docs={propDocs} ' : '<$1 ')
          .replace(/<ArgTypes of=\{(\w+)\}/g, '<ArgTypes docs={propDocs.$1}')
      : line,
  );
  return hasProps ? `import propDocs from './index.ts?props';\n\n${told}` : told;
};

const textIn = (node: unknown): string => {
  const { value = '', children = [] } = node as { value?: string; children?: unknown[] };
  return value + children.map(textIn).join('');
};

/** Collects the headings of a page, and takes its title out: the head of the page shows it. */
const collectHeadings = () => (tree: Root, page: VFile) => {
  const headings: Heading[] = [];
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[23]$/.test(node.tagName)) {
      const text = textIn(node);
      const message = headingMessage(text);
      headings.push({
        id: String(node.properties['id']),
        text,
        level: Number(node.tagName[1]),
        ...(message !== undefined && { message: { id: message, defaultMessage: text } }),
      });
    }
    if (node.tagName !== 'h1' || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  page.data['headings'] = headings;
};

/** A page of documentation as a module of the app: its content as the default export, and its `headings`. */
export async function compilePage(source: string, path: string): Promise<string> {
  const page = await compile(
    { value: tellBlocks(source), path },
    {
      remarkPlugins: mdxPlugins.remarkPlugins,
      rehypePlugins: [...mdxPlugins.rehypePlugins, rehypeSlug, collectHeadings],
    },
  );
  return `${String(page)}\nexport const headings = ${JSON.stringify(page.data['headings'])};\n`;
}

const texts = 'virtual:documentation-texts';

/** The names of the props in a page's tables. */
const propsOn = (source: string, file: string): string[] =>
  /^<(?:ArgTypes|Controls) /m.test(withoutFences(source)) ? propNamesOf(join(dirname(file), 'index.ts')) : [];

/** A module with the texts of all pages, by their paths. */
const textsOfPages = () => {
  const pages = filesOfPages().map(({ path, file, title }) => {
    const source = codeFromRepository(readFileSync(file, 'utf8'));
    return { path, title, texts: textsIn(source, propsOn(source, file)) };
  });
  return `export const texts = ${JSON.stringify(pages)}`;
};

const libs = join(import.meta.dirname, '../../libs');

const block = (name: string) => join(libs, 'documentation/src/blocks', name);

/**
 * Compiles the pages of documentation for the app from the files that Storybook reads. Storybook's blocks are exchanged for the app's own;
 * stories that want a whole window are shown in Storybook's, and leave their code out of the app.
 */
export const documentationPages = (): Plugin => ({
  name: 'ezone:documentation-pages',
  enforce: 'pre',
  resolveId: {
    // Before stories are looked up as what they are.
    order: 'pre',
    filter: {
      id: [
        /^virtual:documentation-texts$/,
        /^@storybook\/addon-docs\/blocks$/,
        /^storybook\/test$/,
        /\?props$/,
        /\.stories$/,
      ],
    },
    handler(source, importer) {
      if (source === texts) return `\0${texts}`;
      if (source === '@storybook/addon-docs/blocks') return block('index.ts');
      if (source === 'storybook/test') return block('storyTest.ts');
      if (!importer?.endsWith('.mdx')) return null;
      const file = source.startsWith('@ezone/pages/')
        ? join(libs, source.slice('@ezone/pages/'.length))
        : join(dirname(importer), source);
      if (source.endsWith('?props')) return file;
      return framesOf(`${file}.tsx`) === undefined ? null : `${file}.tsx?frames`;
    },
  },
  load: {
    filter: { id: [/virtual:documentation-texts$/, /\?props$/, /\?frames$/] },
    handler(id) {
      if (id === `\0${texts}`) return textsOfPages();
      const [file = '', kind] = id.split('?');
      if (kind === 'props') return { code: `export default ${JSON.stringify(propsOf(file))}`, moduleType: 'js' };
      return { code: framesOf(file) ?? '', moduleType: 'js' };
    },
  },
  transform: {
    filter: { id: /\.mdx$/ },
    handler: async (source, id) => ({ code: await compilePage(source, id), map: null, moduleType: 'js' }),
  },
});
