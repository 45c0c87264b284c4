import type { Element, Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { createCssVariablesTheme, createHighlighter } from 'shiki';
import { SKIP, visit } from 'unist-util-visit';

const LANGUAGES = [
  'tsx',
  'ts',
  'json',
  'sh',
  'http',
  'css',
  'html',
  'mdx',
  'sql',
  'yaml',
  'nginx',
  'ini',
  'text',
] as const;

const THEME = 'tokens';

let highlighter: ReturnType<typeof createHighlighter> | undefined;
const loadHighlighter = () =>
  (highlighter ??= createHighlighter({
    langs: LANGUAGES.filter((language) => language !== 'text'),
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--' })],
  }));

/**
 * Code as HTML in which a word's kind is its class: `token-keyword`, `token-string` ... What has no kind is plain text.
 * @param language one that pages use; another is refused, so that it is added here
 */
export async function highlight(code: string, language: string): Promise<string> {
  const known = LANGUAGES.find((one) => one === language);
  if (!known)
    throw new Error(`code in "${language}" has no colours yet: add it to LANGUAGES in ${import.meta.filename}`);
  const html = (await loadHighlighter()).codeToHtml(code, { lang: known, theme: THEME });
  return html
    .replace(/^<pre[^>]*><code>|<\/code><\/pre>$/g, '')
    .replace(/<span class="line">(.*?)<\/span>(?=\n|$)/g, '$1')
    .replace(/<span style="color:var\(--(token-[\w-]+)\)">/g, '<span class="$1">')
    .replace(/<span style="color:var\(--foreground\)">(.*?)<\/span>/g, '$1');
}

const attribute = (name: string, value: string): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', name, value });

/** Turns fences into `<CodeBlock html language file>`, which both Storybook and the app provide. */
export const highlightCode = () => async (tree: Root) => {
  const fences: { code: Element; index: number; parent: Element | Root }[] = [];
  visit(tree, 'element', (node, index, parent) => {
    const [code] = node.children;
    if (node.tagName !== 'pre' || code?.type !== 'element' || !parent || index === undefined) return;
    fences.push({ code, index, parent: parent as Element | Root });
    return SKIP;
  });
  for (const { code, index, parent } of fences) {
    const [words] = code.children;
    const text = words?.type === 'text' ? words.value.trimEnd() : '';
    const language = String((code.properties['className'] as string[] | undefined)?.[0] ?? 'language-text').slice(
      'language-'.length,
    );
    const meta = (code.data as { meta?: string | null } | undefined)?.meta ?? '';
    const file = /(?:^|\s)file=(\S+)/.exec(meta)?.[1];
    const block: MdxJsxFlowElementHast = {
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      attributes: [
        attribute('html', await highlight(text, language)),
        attribute('language', language),
        ...(file ? [attribute('file', file)] : []),
      ],
      children: [],
    };
    parent.children[index] = block as never;
  }
};
