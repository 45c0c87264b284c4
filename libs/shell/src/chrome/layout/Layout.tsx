import { BelowBars, betweenBars, PHONE_BAR_HEIGHT, phoneBar } from '@ezone/ui/below-bars';
import { PAGE_SCROLLER } from '@ezone/ui/page-scroller';
import { theme } from '@ezone/ui/theme';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { SkipLink } from '../../page/skip-link';
import { TOP_NAVBAR_HEIGHT } from '../navbar';
import type { ShellSettings } from '../../settings';
import { Footer, FOOTER_HEIGHT } from './Footer';
import { layoutMessages } from './messages';
import { useScrollKeys } from './useScrollKeys';

export type LayoutProps = {
  /** How it is arranged, and how wide it is. */
  settings: ShellSettings;
  /** The screen is too narrow for a navbar beside or above the page. */
  isNarrow: boolean;
  /** The panel of shortcuts at the start of everything; it brings its own width. */
  leftPanel?: ReactNode;
  /** layout1's navigation bar at the side; it brings its own width. */
  sideNavbar?: ReactNode;
  /** The navigation bar on top, of layout2 and layout3. */
  topNavbar?: ReactNode;
  toolbar?: ReactNode;
  /** A line above the page, such as that the server is out of reach. */
  banner?: ReactNode;
  /** A length that stays free at the end side from lg up, for the rail of a panel. */
  rail?: string | undefined;
  /** What a phone has at its foot; it is as high as `PHONE_BAR_HEIGHT`. */
  footBar?: ReactNode;
  /** The page. */
  children: ReactNode;
};

/**
 * The frame of the page in each of the three layouts. layout1 has its navbar at a side, layout2 under or over the toolbar,
 * layout3 in one line with it. It is one tree for all of them: the page stays where it is, with all that is typed in it, when
 * the layout changes.
 */
export const Layout = ({
  settings,
  isNarrow,
  leftPanel,
  sideNavbar,
  topNavbar,
  toolbar,
  banner,
  rail,
  footBar,
  children,
}: LayoutProps) => {
  const { formatMessage } = useIntl();
  useScrollKeys();
  const above = useRef<HTMLDivElement>(null);
  const bannerHeight = useHeight(above);
  const { style, mode, containerWidth, scroll, navbar, footer, scheme } = settings;
  const isAtSide = style === 'layout1';
  const isToolbarLast = settings.toolbar.position === 'below' && !isNarrow && style !== 'layout2';
  const isToolbarSecond = settings.toolbar.position === 'below' && style === 'layout2';
  const staysInView = scroll === 'content';
  const isFooterStuck = footer.isShown && footer.isFixed && staysInView && !isToolbarLast;
  const isToolbarStuck = Boolean(toolbar) && settings.toolbar.isFixed && staysInView;
  const isNavbarStuck = Boolean(topNavbar) && navbar.isFixed && staysInView;
  const start = sumOf([isToolbarStuck && !isToolbarLast && theme.width.toolbar, isNavbarStuck && TOP_NAVBAR_HEIGHT]);
  const isInContainer = mode === 'container' && !isAtSide;
  const doBarsStay = Boolean(toolbar) === isToolbarStuck && Boolean(topNavbar) === isNavbarStuck;
  const scroller = !staysInView ? 'page' : doBarsStay ? 'between' : 'around';
  return (
    <Frame $rail={rail} $hasFootBar={Boolean(footBar)}>
      <BelowBars
        height={sumOf([
          Boolean(toolbar) && !isToolbarLast && theme.width.toolbar,
          Boolean(topNavbar) && TOP_NAVBAR_HEIGHT,
        ])}
        start={start}
        scroller={scroller}
        foot={scroller === 'between' ? sumOf([isFooterStuck && FOOTER_HEIGHT]) : undefined}
        end={sumOf([
          isToolbarStuck && isToolbarLast && theme.width.toolbar,
          isFooterStuck && FOOTER_HEIGHT,
          Boolean(footBar) && PHONE_BAR_HEIGHT,
        ])}
        phoneBar={footBar ? PHONE_BAR_HEIGHT : undefined}
        banner={`${String(bannerHeight)}px`}
      />
      <SkipLink href="#main">{formatMessage(layoutMessages.skip)}</SkipLink>
      <Box $isBoxed={mode === 'boxed'} $width={containerWidth}>
        {leftPanel}
        <Row $isReversed={isAtSide && navbar.side === 'end'}>
          {sideNavbar}
          <Column
            $width={isInContainer ? containerWidth : null}
            $height={scroller === 'between'}
            {...scrolls(scroller === 'around')}
          >
            <Bar
              $order={isToolbarLast ? 3 : isToolbarSecond ? 1 : 0}
              $sticks={isToolbarStuck}
              $edge={isToolbarLast ? 'end' : 'start'}
              $offset={isToolbarSecond && isNavbarStuck ? TOP_NAVBAR_HEIGHT : '0px'}
            >
              {toolbar}
            </Bar>
            <NavbarBar
              $order={isToolbarSecond ? 0 : 1}
              $sticks={isNavbarStuck}
              $edge="start"
              $offset={!isToolbarSecond && style === 'layout2' && isToolbarStuck ? theme.width.toolbar : '0px'}
            >
              {topNavbar}
            </NavbarBar>
            <Content {...scrolls(scroller === 'between')} $centred={isInContainer ? containerWidth : null}>
              <Banner ref={above} data-between-bars>
                {banner}
              </Banner>
              <Main id="main" tabIndex={-1} $width={mode === 'container' ? containerWidth : null} $start={start}>
                {children}
              </Main>
              {footer.isShown && (
                <Footer
                  scheme={footer.scheme === scheme ? undefined : footer.scheme}
                  sticks={isFooterStuck}
                  hasLinks={!isAtSide}
                />
              )}
            </Content>
          </Column>
        </Row>
      </Box>
      {footBar}
    </Frame>
  );
};

/** How high an element is, in pixels; kept up to date as it changes. */
function useHeight(ref: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(() => {
      setHeight(element.offsetHeight);
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
    };
  }, [ref]);
  return height;
}

/** CSS lengths on top of each other; what is not there is false. */
const sumOf = (lengths: readonly (string | false)[]) => `calc(${lengths.filter(Boolean).join(' + ') || '0px'})`;

const Frame = styled.div<{ $rail: string | undefined; $hasFootBar: boolean }>`
  --phone-bar: ${({ $hasFootBar }) => ($hasFootBar ? PHONE_BAR_HEIGHT : '0px')};
  min-block-size: 100dvh;
  padding-block-end: ${phoneBar};

  ${({ theme }) => theme.up.lg} {
    padding-inline-end: ${({ $rail = 0 }) => $rail};
  }
`;

/** boxed: all of the app stands in the middle of the view, as wide as its container. */
const Box = styled.div<{ $isBoxed: boolean; $width: number }>`
  display: flex;
  min-block-size: calc(100dvh - ${phoneBar});
  margin-inline: auto;

  ${({ theme, $isBoxed, $width }) =>
    $isBoxed &&
    css`
      max-inline-size: ${theme.px($width)};
      border-inline: 1px solid ${theme.color.border};
      background: ${theme.color.bg};
      box-shadow: ${theme.elevation[2]};
    `}
`;

const Row = styled.div<{ $isReversed: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: ${({ $isReversed }) => ($isReversed ? 'row-reverse' : 'row')};
  min-inline-size: 0;
  min-block-size: calc(100dvh - ${phoneBar});
`;

/* At a desk the frame stands still and its scrollbar beside the content; a phone hides its own bars while the page scrolls. */
const scrollsByItself = css`
  ${({ theme }) => theme.up.lg} {
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-gutter: stable;

    @media print {
      overflow: visible;
    }
  }
`;

/** About how much of the screen, in pixels, the rails at its sides take. */
const RAILS = 200;

/* So that it stays under bars that keep to its width, where that leaves room at its sides; else it begins where they do. */
const betweenEqualEdges = (container: number) => css`
  @media (min-width: ${container + RAILS}px) {
    scrollbar-gutter: stable both-edges;
  }
`;

const asHighAsTheView = css`
  ${({ theme }) => theme.up.lg} {
    block-size: 100dvh;

    @media print {
      block-size: auto;
    }
  }
`;

/** What an element needs to be what scrolls the page, where it is. */
const scrolls = (is: boolean) => ({ $scrolls: is, ...(is && { [PAGE_SCROLLER]: '' }) });

const Column = styled.div<{ $width: number | null; $height: boolean; $scrolls: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  /* What bars on top keep to, so that they stand over the content. */
  --ez-container: ${({ theme, $width }) => ($width === null ? '100%' : theme.px($width))};
  ${({ $height }) => $height && asHighAsTheView}
  ${({ $scrolls }) => $scrolls && asHighAsTheView}
  ${({ $scrolls }) => $scrolls && scrollsByItself}
`;

const Bar = styled.div<{ $order: number; $sticks: boolean; $edge: 'start' | 'end'; $offset: string }>`
  position: ${({ $sticks }) => ($sticks ? 'sticky' : 'static')};
  ${({ $edge, $offset }) => ($edge === 'start' ? `inset-block-start: ${$offset};` : 'inset-block-end: 0;')}
  z-index: ${({ theme }) => theme.layer.toolbar};
  order: ${({ $order }) => $order};
  flex: none;

  &:empty {
    display: none;
  }
`;

/* Its menus open over the toolbar below it. */
const NavbarBar = styled(Bar)`
  z-index: ${({ theme }) => theme.layer.toolbar + 1};
`;

const Content = styled.div<{ $scrolls: boolean; $centred: number | null }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  order: 2;
  min-inline-size: 0;
  min-block-size: 0;
  ${({ $scrolls }) => $scrolls && scrollsByItself}
  ${({ $centred }) => $centred !== null && betweenEqualEdges($centred)}
`;

/* What holds things up is seen wherever one has scrolled to. */
const Banner = styled.div`
  position: sticky;
  inset-block-start: ${betweenBars.start};
  z-index: ${({ theme }) => theme.layer.sticky};
`;

const Main = styled.main<{ $width: number | null; $start: string }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: ${({ theme, $width }) => ($width === null ? 'none' : theme.px($width))};
  margin-inline: auto;
  /* A jump to it stops below the bars that stay in view. */
  scroll-margin-block-start: ${({ $start }) => $start};
`;
