import type { ApiScope } from './scopes';

/** How many days a token may be good. */
export const DAYS = ['30', '90', '365'] as const;

/** What is typed of a token. */
export type TokenDraft = { name: string; days: (typeof DAYS)[number]; scopes: ApiScope[] };
