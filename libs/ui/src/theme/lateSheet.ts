import { LATE_SCHEMES } from './__generated__/lateSchemes';
import type { LateSheet } from './createSchemeSheet';
import { schemeCss } from './schemeCss';
import type { PackedScheme } from './schemeCss';
import type { SchemeName } from './schemeNames';

const late: Readonly<Partial<Record<SchemeName, PackedScheme>>> = LATE_SCHEMES;

/** The colours that the page does not start with: a chunk of its own. */
export const lateSheet: LateSheet = {
  cssOf: (names) => names.map((name) => (late[name] ? schemeCss(name, late[name]) : '')).join('\n'),
};
