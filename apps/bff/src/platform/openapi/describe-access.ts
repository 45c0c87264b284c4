import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { REFUSALS_OF_LEVEL, ROLES_OF_LEVEL, type AccessLevel } from '../auth/access';
import { ErrorDto } from '../errors/error.dto';
import { operationsOf, type Operation } from './operations';

/**
 * Adds to every call what follows from its access level: which token it takes, and how it refuses. Decorators could not say
 * so: those of a class and of a method are added up, while the level of the method stands instead of that of its class.
 */
export function describeAccess(document: OpenAPIObject): void {
  for (const operation of operationsOf(document) as (Operation & { 'x-access'?: AccessLevel })[]) {
    const level = operation['x-access'];
    if (level === undefined) continue;
    operation.security = securityOf(level, operation);
    operation.responses = { ...refusalsOf(level), ...operation.responses };
  }
}

/** A call for everybody may name ways to sign in, as the refresh of a token does; they are never asked for. */
function securityOf(level: AccessLevel, { security = [] }: Operation): Operation['security'] {
  if (level in ROLES_OF_LEVEL) return [{ bearer: [] }];
  return security.length > 0 ? [...security, {}] : [];
}

const refusalsOf = (level: AccessLevel): Operation['responses'] =>
  Object.fromEntries(
    Object.entries(REFUSALS_OF_LEVEL[level]).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorDto) } } } },
    ]),
  );
