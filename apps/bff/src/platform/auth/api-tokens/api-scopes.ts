import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/**
 * The modules that an API token can be good for. One that is not here is closed to all of them: accounts, tokens, and what looks into
 * several modules at once, as the search, the trash and the dashboards do.
 */
const API_MODULES = [
  'academy',
  'accounting',
  'calendar',
  'chat',
  'contacts',
  'e-commerce',
  'file-manager',
  'mail',
  'notes',
  'notifications',
  'profile',
  'scrumboard',
  'todo',
  'uploads',
] as const;
export type ApiModule = (typeof API_MODULES)[number];

/** What a token lets its bearer do in one module. Writing does not include reading. */
export type ApiScope = `${ApiModule}:${'read' | 'write'}`;
export const API_SCOPES = API_MODULES.flatMap((module): ApiScope[] => [`${module}:read`, `${module}:write`]);

export const SCOPED = Symbol('scoped');
/** The extension of an operation that says its scope in the OpenAPI document. */
export const SCOPE_EXTENSION = 'x-scope';

/**
 * Opens a route, or all routes of a controller, to API tokens of a module: what only reads by its method to those that may read there, all else to those that
 * may write. A POST that changes nothing names its scope. The guard refuses tokens where nothing is said.
 */
export const Scoped = (scope: ApiModule | ApiScope) =>
  applyDecorators(SetMetadata(SCOPED, scope), ApiExtension(SCOPE_EXTENSION, scope));

/** The methods of calls that change nothing. */
const READS = ['GET', 'HEAD'];

/** The scope that a call asks for. @param scoped as {@link Scoped} was given it */
export const scopeOf = (scoped: ApiModule | ApiScope, method: string): ApiScope =>
  isScope(scoped) ? scoped : `${scoped}:${READS.includes(method.toUpperCase()) ? 'read' : 'write'}`;

const isScope = (scoped: ApiModule | ApiScope): scoped is ApiScope => scoped.includes(':');
