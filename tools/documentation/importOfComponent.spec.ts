import { join } from 'node:path';
import { importOfComponent } from './importOfComponent.ts';

const page = "import { Button, LinkButton } from '.';\n\n# Buttons\n\n## Props\n\n<ArgTypes of={Button} />\n";
const libs = join(import.meta.dirname, '../../libs');

it('tells how to import what the page takes from the door beside it', () => {
  expect(importOfComponent(page, join(libs, 'ui/src/button/Button.mdx'))).toContain(
    "## Props\n\n```ts\nimport { Button, LinkButton } from '@ezone/ui/button';\n```\n\n<ArgTypes",
  );
  expect(importOfComponent(page, join(libs, 'shell/src/page/page-header/PageHeader.mdx'))).toContain(
    "from '@ezone/shell/page/page-header';",
  );
});

it('tells nothing where there is no door', () => {
  expect(importOfComponent(page, join(libs, 'documentation/src/guides/changelog.mdx'))).toBe(page);
  expect(importOfComponent('## Props\n', join(libs, 'ui/src/button/Button.mdx'))).toBe('## Props\n');
});
