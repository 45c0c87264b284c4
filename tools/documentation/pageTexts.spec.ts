import { textsIn } from './pageTexts.ts';

it('reads a page as somebody searches it, by its headings', () => {
  const page = [
    "import { Meta } from 'x';",
    '',
    '<Meta title="x" />',
    '',
    '# Buttons',
    '',
    'A button **does** something. See [links](/documentation/components/links).',
    '',
    '<Canvas of={stories.Primary} />',
    '',
    '## Keyboard',
    '',
    '| Key | What |',
    '| --- | --- |',
    '| `Tab` | moves |',
    '',
    '## Keyboard',
    '',
    '```ts',
    'const secret = 1;',
    '```',
    '',
    '- one',
    '',
    '  ```ts',
    '  const hidden = 2;',
    '  ```',
    '',
    '{/* not for',
    'readers */}',
    '- two',
  ].join('\n');
  expect(textsIn(page)).toEqual([
    { id: '', heading: '', text: 'A button **does** something. See links.'.replaceAll('*', '') },
    { id: 'keyboard', heading: 'Keyboard', message: 'docs.heading.keyboard', text: 'Key What Tab moves' },
    { id: 'keyboard-1', heading: 'Keyboard', message: 'docs.heading.keyboard', text: 'one two' },
  ]);
});
