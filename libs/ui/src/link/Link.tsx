import styled from 'styled-components';
import type { StyledElement } from '../theme/StyledElement';

/** Style props of a link, beside the attributes of an anchor. */
export type LinkProps = {
  /** In the colour of the text around it, underlined under the pointer only: for titles and rows. @default false */
  $quiet?: boolean;
};

/** Goes somewhere. For a route of the app give it the router's link: `<Link as={RouterLink} to="/register">`. */
export const Link: StyledElement<'a', LinkProps> = styled.a<LinkProps>`
  color: ${({ theme, $quiet }) => ($quiet ? 'inherit' : theme.tone.primary.text)};
  font-weight: ${({ $quiet }) => ($quiet ? 'inherit' : 500)};
  text-decoration: ${({ $quiet }) => ($quiet ? 'none' : 'underline')};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
  border-radius: ${({ theme }) => theme.radius.tag};

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;
