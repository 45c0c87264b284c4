import type { OpenAPIObject } from '@nestjs/swagger';

/** One call, as an OpenAPI document describes it. */
export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** Every call of a document. */
export const operationsOf = (document: OpenAPIObject): Operation[] =>
  operationsByMethod(document).map(({ operation }) => operation);

/** Every call of a document, with its method. */
export const operationsByMethod = ({ paths }: OpenAPIObject) =>
  Object.values(paths).flatMap((path) =>
    METHODS.flatMap((method) => {
      const operation = path[method];
      return operation ? [{ method, operation }] : [];
    }),
  );
