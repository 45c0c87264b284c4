import {
  controllerFile,
  dtoFile,
  entityFile,
  moduleFile,
  serviceFile,
  specFile,
  starterContentFile,
} from './bffModuleFiles.ts';
import type { ModuleNames } from './bffModuleFiles.ts';
import { withEntry, withImport } from './insertions.ts';
import { namesOf } from './names.ts';
import type { Names } from './names.ts';
import type { Plan } from './writePlan.ts';

/** `bookmarks` -> `bookmark`, `stories` -> `story`. */
const singular = (plural: string): string => {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/[^s]s$/.test(plural)) return plural.slice(0, -1);
  throw new Error(`A module is named for the many that it keeps, as notes; "${plural}" is no plural.`);
};

/** A module of the server that keeps a user's list of something: its table, calls, documentation, starter content and spec. */
export const bffModulePlan = (all: Names): Plan => {
  const one = namesOf(singular(all.kebab));
  const names: ModuleNames = { all, one };
  const folder = `apps/bff/src/modules/${all.kebab}`;
  return {
    files: {
      [`${folder}/${one.kebab}.entity.ts`]: entityFile(names),
      [`${folder}/${all.kebab}.dto.ts`]: dtoFile(names),
      [`${folder}/${all.kebab}.service.ts`]: serviceFile(names),
      [`${folder}/${all.kebab}.controller.ts`]: controllerFile(names),
      [`${folder}/${all.kebab}.module.ts`]: moduleFile(names),
      [`${folder}/${all.kebab}.starter-content.ts`]: starterContentFile(names),
      [`${folder}/${all.kebab}.spec.ts`]: specFile(names),
    },
    edits: {
      'apps/bff/src/app.module.ts': (source) =>
        withEntry(
          withImport(source, `import { ${all.pascal}Module } from './modules/${all.kebab}/${all.kebab}.module';`),
          'imports: [',
          `${all.pascal}Module`,
        ),
      'apps/bff/src/schema.ts': (source) =>
        withEntry(
          withImport(source, `import { ${one.pascal}Schema } from './modules/${all.kebab}/${one.kebab}.entity';`),
          'entities = [',
          `${one.pascal}Schema`,
        ),
    },
    next: [
      'Give the entity, its DTO and its starter content their fields.',
      `Write the migration: npm run migration -- add-${all.kebab}`,
      'Bring the contract up to date: npx nx run bff:openapi && npx nx run api-client:generate',
    ],
  };
};
