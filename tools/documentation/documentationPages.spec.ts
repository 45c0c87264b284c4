import { compilePage } from './documentationPages.ts';
import { highlight } from './highlightCode.ts';

it('takes the title out of a page, and exports its headings', async () => {
  const code = await compilePage('# Buttons\n\nText.\n\n## States\n\n### LinkButton\n', 'x.mdx');
  expect(code).not.toContain('Buttons');
  expect(code).toContain(
    'export const headings = [{"id":"states","text":"States","level":2,"message":{"id":"docs.heading.states","defaultMessage":"States"}},{"id":"linkbutton","text":"LinkButton","level":3}];',
  );
});

it('tells the blocks which file a story is of, and the props of the components beside the page', async () => {
  const page = [
    "import { ArgTypes, Canvas, Controls } from '@storybook/addon-docs/blocks';",
    "import { Button } from '.';",
    "import * as stories from './Button.stories';",
    '',
    '<Canvas of={stories.Primary} />',
    '',
    '<Controls of={stories.Primary} />',
    '',
    '<ArgTypes of={Button} />',
  ].join('\n');
  const code = await compilePage(page, 'x.mdx');
  expect(code).toContain("import propDocs from './index.ts?props'");
  expect(code.replace(/\s+/g, ' ')).toContain('docs: propDocs, of: stories.Primary, from: stories');
  expect(code.replace(/\s+/g, ' ')).toContain('docs: propDocs.Button');
});

it('leaves blocks that a fence shows as they are', async () => {
  const code = await compilePage('Write:\n\n```mdx\n<ArgTypes of={Button} />\n```\n', 'x.mdx');
  expect(code).not.toContain('propDocs');
});

it('colours code while it builds', async () => {
  expect(await highlight("const a = '<b>';", 'ts')).toBe(
    '<span class="token-keyword">const</span><span class="token-constant"> a</span><span class="token-keyword"> =</span><span class="token-string-expression"> \'&#x3C;b>\'</span>;',
  );
  const code = await compilePage('```ts file=x.ts\nlet a;\n```\n', 'x.mdx');
  expect(code).toContain('CodeBlock');
  expect(code).toContain('file: "x.ts"');
});

it('refuses a language that it has no colours for', async () => {
  await expect(highlight('x', 'cobol')).rejects.toThrow('code in "cobol" has no colours yet');
});
