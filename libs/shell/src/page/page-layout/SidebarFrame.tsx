import { betweenBars } from '@ezone/ui/below-bars';
import { IconButton } from '@ezone/ui/icon-button';
import { appSidebarWidth, theme as tokens } from '@ezone/ui/theme';
import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { SidePanel } from '../../panels/panel';
import type { PanelSide } from '../../panels/panel';
import { commonMessages } from '../../notices/words';
import type { PageLayoutProps } from './PageLayout';
import type { Sidebar } from './useSidebar';

const { sidebar: normalWidth, navbar: listWidth } = tokens.width;

type SidebarFrameProps = {
  sidebar: Sidebar;
  scroll: NonNullable<PageLayoutProps['scroll']>;
  /** As wide as those of apps are, in place of 240 px. @default false */
  isOfApp?: boolean;
};

/**
 * A sidebar, as a drawer or beside the page. Both are the same element, so that typed text survives turning a tablet.
 */
export const SidebarFrame = ({ sidebar, scroll, isOfApp = false }: SidebarFrameProps) => {
  const { name, content, isTemporary = false, isWide = false, panel } = sidebar;
  const { formatMessage } = useIntl();
  const width = isWide ? listWidth : normalWidth;
  return (
    <Place
      data-between-bars
      $width={width}
      $isTemporary={isTemporary}
      $isOfApp={isOfApp}
      $side={panel.side}
      $scroll={scroll}
    >
      {/* A permanent sidebar is all rail: it stays visible from lg up, and its content is mounted from the start. */}
      <SidePanel panel={panel} name={name} width={width} rail={isTemporary ? undefined : width}>
        <Head>
          <Name>{name}</Name>
          <IconButton icon={<X />} label={formatMessage(commonMessages.close)} onPress={panel.close} />
        </Head>
        <Body>{content}</Body>
      </SidePanel>
    </Place>
  );
};

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: ${({ theme }) => theme.width.toolbar};
  padding-inline: ${({ theme }) => theme.space(4)} ${({ theme }) => theme.space(3)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

const Name = styled.p`
  min-inline-size: 0;
  ${({ theme }) => theme.type.cardTitle}
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

type Standing = {
  $width: string;
  $isTemporary: boolean;
  $isOfApp: boolean;
  $side: PanelSide;
  $scroll: SidebarFrameProps['scroll'];
};

/** The panel's element, placed in the page instead of over it. */
const beside = css<Standing>`
  display: block;
  flex: none;
  ${({ $isOfApp, $width }) => ($isOfApp ? appSidebarWidth : `inline-size: ${$width};`)}
  ${({ theme, $side }) => `border-inline-${$side === 'start' ? 'end' : 'start'}: 1px solid ${theme.color.border};`}

  && > aside {
    position: sticky;
    z-index: auto;
    inset-block: ${({ $scroll }) => ($scroll === 'page' ? betweenBars.start : 0)} auto;
    inline-size: auto;
    block-size: ${({ $scroll }) => ($scroll === 'page' ? 'auto' : '100%')};
    max-block-size: ${({ $scroll }) => ($scroll === 'page' ? betweenBars.height : 'none')};
    border: 0;
    background: none;
    box-shadow: none;
    /* All of it is there. */
    transform: none;
    transition: none;
  }

  ${Head} {
    display: none;
  }
`;

const Place = styled.div<Standing>`
  display: contents;

  && > aside {
    /* Over the rail of a panel at the same side. */
    z-index: ${({ theme }) => theme.layer.panel + 1};
    inline-size: ${({ $width }) => $width};
    max-inline-size: 90vw;
  }

  ${({ theme }) => theme.up.lg} {
    ${({ $isTemporary }) => !$isTemporary && beside}
  }

  /* Paper leads nowhere. */
  @media print {
    display: none;
  }
`;
