import type { components } from '@ezone/api-client';

/** What a token lets its bearer do in one module, as the server names it. */
export type ApiScope = components['schemas']['ApiScope'];

type InModule<Scope> = Scope extends `${infer Module}:read` ? Module : never;
/** A module that a token can be good for. */
export type ApiModule = InModule<ApiScope>;

/** What can be done in a module. */
export const ACTIONS = ['read', 'write'] as const;
export type Action = (typeof ACTIONS)[number];

export const scopeOf = (module: ApiModule, action: Action): ApiScope => `${module}:${action}`;
