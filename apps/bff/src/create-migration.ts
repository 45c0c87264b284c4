import 'reflect-metadata';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/core';
import { ormOptions, type Schema } from './platform/database/database.module';
import { readEnvironment } from './platform/config/environment';
import { schema } from './schema';

/**
 * Writes the migration between the last one and the entities as they are now, for both databases, and the list of all.
 * Wants the name of the change, and in `DATABASE_URL` an empty PostgreSQL database to compare with.
 */
const [change] = process.argv.slice(2);
const folder = 'apps/bff/src/migrations';
if (!change || !/^[a-z][a-z0-9-]*$/.test(change)) throw new Error('Name the change, such as add-note-colour');
const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);

const databases: Record<keyof Schema['migrations'], string> = {
  sqlite: 'sqlite::memory:',
  postgresql: process.env.DATABASE_URL ?? '',
};
for (const [dialect, DATABASE_URL] of Object.entries(databases) as [keyof Schema['migrations'], string][]) {
  const orm = await MikroORM.init(ormOptions(readEnvironment({ DATABASE_URL }), schema));
  await orm.migrator.up();
  const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  await orm.close();
  const statements = sql
    .split(/;\s*\n/)
    .map((line) => line.trim().replace(/;$/, ''))
    .filter(Boolean);
  if (statements.length === 0) continue;
  mkdirSync(join(folder, dialect), { recursive: true });
  const name = `${stamp}-${change}`;
  writeFileSync(join(folder, dialect, `${name}.ts`), migrationFile(statements));
}
writeFileSync(join(folder, 'migrations.ts'), listFile());

function migrationFile(statements: string[]): string {
  const calls = statements.map((statement) => `    this.addSql(${JSON.stringify(statement)});`);
  return [
    `import { Migration } from '@mikro-orm/migrations';`,
    '',
    `export class ${className(change ?? '')} extends Migration {`,
    '  override up(): void {',
    ...calls,
    '  }',
    '}',
    '',
  ].join('\n');
}

function listFile(): string {
  const imports: string[] = [];
  const lists = (Object.keys(databases) as (keyof Schema['migrations'])[]).map((dialect) => {
    const files = readdirSync(join(folder, dialect)).sort();
    const entries = files.map((file, index) => {
      const path = file.replace(/\.ts$/, '');
      const alias = `${dialect}${String(index + 1)}`;
      imports.push(`import { ${className(path.replace(/^\d+-/, ''))} as ${alias} } from './${dialect}/${path}';`);
      return `{ name: '${path}', class: ${alias} }`;
    });
    return `  ${dialect}: [${entries.join(', ')}],`;
  });
  return [
    ...imports,
    `import type { Schema } from '../platform/database/database.module';`,
    '',
    '/** Every migration, oldest first; written by create-migration. */',
    `export const migrations: Schema['migrations'] = {`,
    ...lists,
    '};',
    '',
  ].join('\n');
}

function className(name: string): string {
  return name.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}
