import { COLOR_ROLES, variableOf } from './roles';
import { isDarkScheme } from './schemeNames';
import type { SchemeName } from './schemeNames';

/** A scheme's colours, in the order of `COLOR_ROLES`, with a blank between them. */
export type PackedScheme = string;

/**
 * The rule that gives every colour variable its value wherever `data-scheme` names the scheme. Elements that say nothing have
 * what stands around them; the page itself starts as `default`.
 */
export const schemeCss = (name: SchemeName, packed: PackedScheme): string => {
  const colors = packed.split(' ');
  const variables = COLOR_ROLES.map((role, index) => `${variableOf(role)}:${colors[index] ?? ''}`);
  // Without weight of its own, so that a scheme which the page names wins wherever its rule stands.
  const selector = `${name === 'default' ? ':where(:root),' : ''}[data-scheme='${name}']`;
  // In the dark a picture is the brightest thing on the page: it steps back a little.
  const mood = isDarkScheme(name) ? 'dark;--ez-picture:0.88' : 'light;--ez-picture:1';
  return `${selector}{color-scheme:${mood};${variables.join(';')}}`;
};
