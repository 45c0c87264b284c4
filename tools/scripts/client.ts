/**
 * Writes the typed client's generated half from the server's checked-in contracts. `--check` writes nothing and fails
 * where a file is stale. Another contract may be named: `node tools/scripts/client.ts path/to/openapi.json`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import { danglingReferences, operationsOf } from './clientOperations.ts';
import { socketTypes, type SocketDocument } from './clientSockets.ts';

const root = join(import.meta.dirname, '../..');
const target = join(root, 'libs/api-client/src/__generated__');
const check = process.argv.includes('--check');
const contract =
  process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? join(root, 'apps/bff/openapi.json');
const socketContract = join(root, 'apps/bff/asyncapi.json');
const header = (source: string) => `// Written by tools/scripts/client.ts from ${source}. Do not edit.\n`;

const document = JSON.parse(readFileSync(contract, 'utf8')) as OpenAPI3;
const socketDocument = JSON.parse(readFileSync(socketContract, 'utf8')) as SocketDocument;
const dangling = [document, socketDocument].flatMap(danglingReferences);
if (dangling.length > 0) throw new Error(`The contract refers to what it does not hold: ${dangling.join(', ')}`);

const types = astToString(await openapiTS(document, { alphabetize: true, exportType: true }));
const addresses = operationsOf(document);
const files = {
  'schema.ts': `${header('openapi.json')}${types}`,
  'guestAddresses.ts': `${header('openapi.json')}${addresses.guest}`,
  'userAddresses.ts': `${header('openapi.json')}${addresses.user}`,
  'sockets.ts': `${header('asyncapi.json')}${await socketTypes(socketDocument)}`,
};

mkdirSync(target, { recursive: true });
for (const [name, content] of Object.entries(files)) {
  const path = join(target, name);
  const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (current === content) continue;
  if (check) {
    console.error(`${relative(root, path)} does not match the contract: run "npx nx generate api-client"`);
    process.exitCode = 1;
  } else writeFileSync(path, content);
}
