import { SCHEME_TABLE } from './__generated__/schemeTable';
import type { Scheme } from './roles';
import type { SchemeName } from './seeds';

/** All schemes by name. */
export const schemes: Readonly<Record<SchemeName, Scheme>> = SCHEME_TABLE;

/** Whether a stored or received name is one of ours. */
export const isSchemeName = (name: string): name is SchemeName => Object.hasOwn(schemes, name);
