import { BrandMark } from '@ezone/ui/brand-mark';
import styled from 'styled-components';
import { RouteLink } from '../../routing';
import { fadesWhenFolded } from './words';

/** The sign and the name of the product, which lead to the first page. */
export const Brand = () => (
  <Home to="/">
    <BrandMark />
    <Name translate="no">Ezone</Name>
  </Home>
);

const Home = styled(RouteLink)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.type.section}
  text-decoration: none;

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

const Name = styled.span`
  ${fadesWhenFolded}
`;
