import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import type { StyledElement } from './StyledElement';
import type { SchemeName } from './schemeNames';
import { useShownScheme } from './useShownScheme';

/** What a scheme scope takes, beside the attributes of a div. */
export type SchemeScopeProps = {
  /** The scheme of everything inside. @default that of what it stands in */
  scheme?: SchemeName | undefined;
};

/** As attributes and not in a component around the element, so that `as` and `styled(SchemeScope)` mean the element. */
const useSchemeAttributes = ({
  scheme,
}: SchemeScopeProps): HTMLAttributes<HTMLElement> & { 'data-scheme': SchemeName | undefined } => ({
  'data-scheme': useShownScheme(scheme),
});

/**
 * A part of the page with its own colour scheme: navbar, toolbar, footer. It paints its own background; choose the
 * element with `as="nav"`. Menus and dialogs open in a portal outside it and have the page's scheme. A scheme whose
 * colours must be fetched is shown once they have arrived.
 */
export const SchemeScope: StyledElement<'div', SchemeScopeProps> = styled.div
  .withConfig({ shouldForwardProp: (prop) => prop !== 'scheme' })
  .attrs<SchemeScopeProps>(useSchemeAttributes)`
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.bg};
`;
