import { controllerFile } from './bff-module/controllerFile.ts';
import { dtoFile } from './bff-module/dtoFile.ts';
import { entityFile } from './bff-module/entityFile.ts';
import { moduleFile } from './bff-module/moduleFile.ts';
import { moduleWords } from './bff-module/moduleWords.ts';
import type { ModuleOptions } from './bff-module/moduleWords.ts';
import { serviceFile } from './bff-module/serviceFile.ts';
import { sharedStarterContentFile } from './bff-module/sharedStarterContentFile.ts';
import { specFile } from './bff-module/specFile.ts';
import { starterContentFile } from './bff-module/starterContentFile.ts';
import { withEntry, withImport } from './insertions.ts';
import type { Names } from './names.ts';
import type { Plan } from './writePlan.ts';

/** A module of the server that keeps a list of something: its table, calls, documentation, starter content and spec. */
export const bffModulePlan = (all: Names, options: ModuleOptions): Plan => {
  const words = moduleWords(all, options);
  const { Thing, Things, thingPath, thingsPath } = words;
  const folder = `apps/bff/src/modules/${thingsPath}`;
  const starterFile = options.isShared ? sharedStarterContentFile : starterContentFile;
  return {
    files: {
      [`${folder}/${thingPath}.entity.ts`]: entityFile(words),
      [`${folder}/${thingsPath}.dto.ts`]: dtoFile(words),
      [`${folder}/${thingsPath}.service.ts`]: serviceFile(words),
      [`${folder}/${thingsPath}.controller.ts`]: controllerFile(words),
      [`${folder}/${thingsPath}.module.ts`]: moduleFile(words),
      ...(options.hasStarter && { [`${folder}/${thingsPath}.starter-content.ts`]: starterFile(words) }),
      [`${folder}/${thingsPath}.spec.ts`]: specFile(words),
    },
    edits: {
      'apps/bff/src/app.module.ts': (source) =>
        withEntry(
          withImport(source, `import { ${Things}Module } from './modules/${thingsPath}/${thingsPath}.module';`),
          'imports: [',
          `${Things}Module`,
        ),
      'apps/bff/src/schema.ts': (source) =>
        withEntry(
          withImport(source, `import { ${Thing}Schema } from './modules/${thingsPath}/${thingPath}.entity';`),
          'entities = [',
          `${Thing}Schema`,
        ),
    },
    next: [
      `Give the entity${options.hasStarter ? ', its DTO and its starter content' : ' and its DTO'} their fields.`,
      `Write the migration: npm run migration -- add-${thingsPath}`,
      ...(options.hasStarter
        ? []
        : [
            `The demo has none, so examples of an id find nothing: name them in apps/bff/src/testing/examples-of-nothing.ts`,
          ]),
      'Bring the contract up to date: npx nx run bff:openapi && npx nx run api-client:generate',
    ],
  };
};
