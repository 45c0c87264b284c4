// Writes __generated__ from the seeds: `npx nx run ui:schemes`. The spec beside it fails when that was forgotten.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const { module } = await runnerImport(here('./schemeFiles.ts'), { configFile: false, logLevel: 'error' });
for (const [name, text] of Object.entries(module.schemeFiles())) writeFileSync(here(`./__generated__/${name}`), text);
