import styled from 'styled-components';
import { RouteLink } from '../../routing';
import { fadesWhenFolded } from './words';

/** The sign and the name of the product, which lead to the first page. */
export const Brand = () => (
  <Home to="/">
    <Mark aria-hidden>E</Mark>
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

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3.2rem;
  block-size: 3.2rem;
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.tone.primary.solid};
  color: ${({ theme }) => theme.tone.primary.onSolid};
  font-weight: 700;
`;

const Name = styled.span`
  ${fadesWhenFolded}
`;
