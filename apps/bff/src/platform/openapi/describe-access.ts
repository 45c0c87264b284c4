import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { SCOPE_EXTENSION, scopeOf, type ApiModule, type ApiScope } from '../auth/api-tokens/api-scopes';
import { REFUSALS_OF_LEVEL, ROLES_OF_LEVEL, type AccessLevel } from '../auth/access';
import { ErrorDto } from '../errors/error.dto';
import { operationsByMethod, type Operation } from './operations';

type DescribedCall = {
  method: string;
  operation: Operation & { 'x-access'?: AccessLevel; [SCOPE_EXTENSION]?: ApiModule | ApiScope };
};

/**
 * Adds to every call what follows from its access level and its scope: which tokens it takes, and how it refuses. Decorators could not say
 * so: those of a class and of a method are added up, while the level of the method stands instead of that of its class.
 */
export function describeAccess(document: OpenAPIObject): void {
  for (const { method, operation } of operationsByMethod(document) as DescribedCall[]) {
    const level = operation['x-access'];
    if (level === undefined) continue;
    operation.security = securityOf(level, operation);
    operation.responses = { ...refusalsOf(REFUSALS_OF_LEVEL[level]), ...operation.responses };
    const scoped = operation[SCOPE_EXTENSION];
    if (scoped === undefined) continue;
    const scope = scopeOf(scoped, method);
    operation[SCOPE_EXTENSION] = scope;
    operation.security.unshift({ apiToken: [] });
    if (level === 'public') continue;
    const { 403: others } = operation.responses;
    const reasons = [others && 'description' in others ? others.description : '', lackOf(scope)];
    operation.responses = { ...operation.responses, ...refusalsOf({ 403: reasons.join(' ').trim() }) };
  }
}

/** A call for everybody may name ways to sign in, as the refresh of a token does; they are never asked for. */
function securityOf(level: AccessLevel, { security = [] }: Operation): NonNullable<Operation['security']> {
  if (level in ROLES_OF_LEVEL) return [{ bearer: [] }];
  return security.length > 0 ? [...security, {}] : [];
}

const lackOf = (scope: ApiScope): string => `An API token lacks the scope \`${scope}\`.`;

const refusalsOf = (reasons: Record<number, string>): Operation['responses'] =>
  Object.fromEntries(
    Object.entries(reasons).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorDto) } } } },
    ]),
  );
