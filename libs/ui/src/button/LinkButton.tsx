import styled from 'styled-components';
import type { StyledElement } from '../theme/StyledElement';
import { buttonStyle } from './buttonStyle';
import type { ButtonStyleProps } from './buttonStyle';

/** A link that looks like a button: for the one way on. Give it the router's link: `<LinkButton as={RouterLink} to="/">`. */
export const LinkButton: StyledElement<'a', ButtonStyleProps> = styled.a<ButtonStyleProps>`
  ${buttonStyle}
  padding-block: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme, $size }) => theme.space($size === 'dense' ? 3 : 4)};

  & > svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;
