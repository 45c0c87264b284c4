import { RouteLink } from '@ezone/shell/routing';
import { BrandMark } from '@ezone/ui/brand-mark';
import { Link } from '@ezone/ui/link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { demoMessages } from '../messages';

/** A page without the shell: Ezone's name, what the page shows, and a way back. */
export const DemoFrame = ({ children }: { children: ReactNode }) => (
  <Frame>
    <Top>
      <Name translate="no">
        <BrandMark />
        Ezone
      </Name>
      <Link as={RouteLink} to="/">
        <FormattedMessage {...demoMessages.leave} />
      </Link>
    </Top>
    <Main id="main">{children}</Main>
  </Frame>
);

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;
`;

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  padding: ${({ theme }) => `${theme.space(4)} ${theme.space(5)}`};

  @media (pointer: coarse) {
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: 4.4rem;
    }
  }
`;

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.type.cardTitle}
`;

const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  padding-block: ${({ theme }) => theme.space(4)} ${({ theme }) => theme.space(12)};
  padding-inline: ${({ theme }) => theme.space(4)};
`;
