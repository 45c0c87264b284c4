import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../machine/run.ts';

type Operation = {
  tags?: string[];
  security?: object[];
  parameters?: { name: string; description?: string }[];
  responses: Record<string, object | undefined>;
};
type Document = {
  tags: { name: string; description?: string }[];
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: { schemas: Record<string, object> };
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ezone-openapi-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The rules that the documented calls break once they were changed, by name. */
const brokenBy = async (change: (document: Document) => void): Promise<string[]> => {
  const document = JSON.parse(readFileSync('apps/bff/openapi.json', 'utf8')) as Document;
  change(document);
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const { code, stdout } = await run('redocly', [
    'lint',
    file,
    '--config',
    'apps/bff/redocly.yaml',
    '--format',
    'json',
  ]);
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string }[] };
  expect(code === 0).toBe(problems.length === 0);
  return [...new Set(problems.map(({ ruleId }) => ruleId))].sort();
};

const callOf = (document: Document, path: string): Operation => {
  const operation = document.paths[path]?.get;
  if (!operation) throw new Error(`GET ${path} is not documented`);
  return operation;
};

it('has nothing to say about the calls as they are', async () => {
  expect(await brokenBy(() => undefined)).toEqual([]);
});

it('refuses a parameter without a description', async () => {
  const broken = await brokenBy((document) => {
    for (const parameter of callOf(document, '/api/notes-app/notes').parameters ?? []) delete parameter.description;
  });
  expect(broken).toEqual(['parameter-description']);
});

it('refuses a tag that is not described or out of order, and a schema that no call speaks of', async () => {
  const broken = await brokenBy((document) => {
    for (const tag of document.tags.slice(0, 1)) tag.description = '';
    document.tags.reverse();
    callOf(document, '/api/icons').tags = ['Pictures'];
    document.components.schemas.UnusedDto = { type: 'object' };
  });
  expect(broken).toEqual(['no-unused-components', 'operation-tag-defined', 'tag-description', 'tags-alphabetical']);
});

it('refuses a call that says neither what it asks for nor how it fails', async () => {
  const broken = await brokenBy((document) => {
    const call = callOf(document, '/api/icons');
    delete call.security;
    call.responses = { 200: call.responses[200] };
  });
  expect(broken).toEqual(['operation-4xx-response', 'security-defined']);
});
