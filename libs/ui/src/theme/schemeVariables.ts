import { css } from 'styled-components';
import type { RuleSet } from 'styled-components';
import { COLOR_ROLES, variableOf } from './roles';
import { schemes } from './schemes';
import type { SchemeName } from './seeds';

/** The declarations that give every colour variable its value in a scheme. */
export const schemeVariables = (name: SchemeName): RuleSet => {
  const { color, dark } = schemes[name];
  return css`
    color-scheme: ${dark ? 'dark' : 'light'};
    ${COLOR_ROLES.map((role) => `${variableOf(role)}: ${color[role]};`).join('\n')}
  `;
};
