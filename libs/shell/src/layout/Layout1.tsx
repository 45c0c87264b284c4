import { SchemeScope } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { layoutMessages } from './messages';

export type Layout1Props = {
  /** The vertical navigation bar; it brings its own width. */
  navbar?: ReactNode;
  /** The edge it stands at. */
  navbarSide: 'start' | 'end';
  toolbar?: ReactNode;
  /** A line above the page, such as that the server is out of reach. */
  banner?: ReactNode;
  /** A length that stays free at the end side from lg up, for the rail of a panel. */
  rail?: string;
  hasFooter: boolean;
  /** A scheme of the footer's own. @default the page's */
  footerScheme?: SchemeName | undefined;
  /** The page. */
  children: ReactNode;
};

/** layout1: a vertical navbar at one side; toolbar, page and footer at the other. The page itself scrolls. */
export const Layout1 = ({
  navbar,
  navbarSide,
  toolbar,
  banner,
  rail,
  hasFooter,
  footerScheme,
  children,
}: Layout1Props) => {
  const { formatMessage } = useIntl();
  return (
    <Frame $navbarSide={navbarSide} $rail={rail}>
      <SkipLink href="#main">{formatMessage(layoutMessages.skip)}</SkipLink>
      {navbar}
      <Column>
        {toolbar}
        {banner}
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
        {hasFooter && (
          <Footer as="footer" scheme={footerScheme}>
            {formatMessage(layoutMessages.footer)}
          </Footer>
        )}
      </Column>
    </Frame>
  );
};

const Frame = styled.div<{ $navbarSide: 'start' | 'end'; $rail?: string }>`
  display: flex;
  flex-direction: ${({ $navbarSide }) => ($navbarSide === 'start' ? 'row' : 'row-reverse')};
  min-block-size: 100dvh;

  ${({ theme }) => theme.up.lg} {
    padding-inline-end: ${({ $rail = 0 }) => $rail};
  }
`;

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${({ theme }) => theme.space(3)};
  inset-inline-start: ${({ theme }) => theme.space(3)};
  z-index: ${({ theme }) => theme.layer.tooltip};
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.tone.primary.text};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  ${({ theme }) => theme.type.control}

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: ${({ theme }) => theme.width.container};
  margin-inline: auto;
  /* A jump to an anchor stops below the toolbar, which stays in view. */
  scroll-margin-block-start: ${({ theme }) => theme.width.toolbar};
`;

const Footer = styled(SchemeScope)`
  flex: none;
  padding-block: ${({ theme }) => theme.space(4)} max(${({ theme }) => theme.space(4)}, env(safe-area-inset-bottom));
  padding-inline: ${({ theme }) => theme.space(6)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.dense}
`;
