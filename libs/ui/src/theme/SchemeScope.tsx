import styled from 'styled-components';
import { schemeVariables } from './schemeVariables';
import type { SchemeName } from './seeds';

/** What a scheme scope takes, beside the attributes of a div. */
export type SchemeScopeProps = {
  /** The scheme of everything inside. */
  scheme: SchemeName;
};

/**
 * A part of the page in a scheme of its own: navbar, toolbar, footer. It paints its own ground; give it another element with
 * `as="nav"`. What opens in a portal (menus, dialogs) leaves the scope and has the page's scheme.
 */
export const SchemeScope = styled.div.withConfig({
  shouldForwardProp: (prop) => prop !== 'scheme',
})<SchemeScopeProps>`
  ${({ scheme }) => schemeVariables(scheme)}
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.bg};
`;
