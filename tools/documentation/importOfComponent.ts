import { dirname, join } from 'node:path';
import { moduleOf } from './workspaceModules.ts';

/**
 * Tells below the heading "Props" of a component's page how others import what the page itself takes from the door beside it:
 * `import { Button } from '@ezone/ui/button';`.
 */
export function importOfComponent(page: string, file: string): string {
  const names = /^import (\{[^}]+\}) from '\.';$/m.exec(page)?.[1];
  const module = moduleOf(join(dirname(file), 'index.ts'));
  if (names === undefined || module === undefined) return page;
  return page.replace(/^## Props$/m, `$&\n\n\`\`\`ts\nimport ${names} from '${module}';\n\`\`\``);
}
