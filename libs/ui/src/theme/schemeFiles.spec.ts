import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemeFiles } from './schemeFiles';

const files = Object.entries(schemeFiles());

it.each(files)('%s is what the seeds give (run `npx nx run ui:schemes` after changing them)', (name, text) => {
  expect(readFileSync(join(__dirname, '__generated__', name), 'utf8')).toBe(text);
});
