import type { OpenAPIObject } from '@nestjs/swagger';

/** One call, as an OpenAPI document describes it. */
export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Every call of a document. */
export const operationsOf = ({ paths }: OpenAPIObject): Operation[] =>
  Object.values(paths).flatMap(({ get, put, post, patch, delete: remove }) =>
    [get, put, post, patch, remove].filter((operation) => operation !== undefined),
  );
