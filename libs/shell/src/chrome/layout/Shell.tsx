import { directionOf, useLanguage } from '@ezone/i18n';
import type { Direction, Language } from '@ezone/i18n';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { useIsPhone } from '@ezone/ui/is-wide';
import { fetchOverlays, OverlaysNotLoaded } from '@ezone/ui/overlays';
import { theme } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useToast } from '../../notices/toast';
import { commonMessages } from '../../notices/words';
import { fetchWhenIdle } from '../../session/live/fetchWhenIdle';
import { LanguageControlProvider } from '../../settings/language';
import { ChangeNotices, WaitingChanges } from '../changes';
import { LeftPanel } from '../left-panel';
import { Brand, hoverMenuMachine, Navbar, TopNavbar, TwoLevelNavbar, useNavbar } from '../navbar';
import { menuOf } from '../../routing/menu';
import { ConnectionProvider, OfflineBanner, useConnection } from '../../data/online';
import { QueryProvider } from '../../data/query';
import { useRouting } from '../../routing';
import { RecordsProvider } from '../../records';
import type { AskedLists, CollectionLoaders } from '../../records';
import { useScrollbars } from '../scrollbars';
import { Search } from '../search';
import { useSettings } from '../../settings';
import { ChangeSettingsProvider, useChangeSettings } from '../../settings/ChangeSettings';
import { ShortcutBar, useShortcuts } from '../shortcuts';
import { SideProvider, useSide, useSideEntries } from '../../panels/side';
import type { SideFeature } from '../../panels/side';
import { PhoneBar } from '../phone-bar';
import { NavbarButton, NavbarEdge, Toolbar } from '../toolbar';
import type { User } from '../../session';
import { Layout } from './Layout';
import { ShellPanels, useShellPanels } from './ShellPanels';
import { ToolbarEnd } from './ToolbarEnd';
import { useAfterPaint } from './useAfterPaint';
import { useRouteSettings } from './useRouteSettings';
import { useShellKeys } from './useShellKeys';
import { useScrollRestoration } from './useScrollRestoration';

export type ShellProps = {
  /** Null for a guest. */
  user: User | null;
  /** What accompanies every page of the signed-in. */
  side?: SideFeature;
  /** What is known of the lists whose records change, for changes that an earlier visit has left. */
  collections?: CollectionLoaders;
  /** Lists that were asked for while the code of the first page was fetched. */
  asked?: AskedLists;
  /** The page. */
  children: ReactNode;
};

const nobody: readonly string[] = [];
const noCollections: CollectionLoaders = {};

/** The tag of the language and its region; where its direction is not the page's, with a script that runs in the page's. React Aria asks the tag alone. */
const localeTowards = (locale: string, language: Language, direction: Direction) =>
  direction === directionOf(language)
    ? locale
    : locale.replace(language, `${language}-${direction === 'rtl' ? 'Arab' : 'Latn'}`);

/**
 * What stands around every page: the navigation bar, the toolbar, the panels and the footer, as the user's settings say.
 * It brings what pages need from it: queries, overlays and the connection. It needs an AppRouter, a SettingsProvider and
 * a ToastProvider above it.
 */
export const Shell = ({ user, side, collections = noCollections, asked, children }: ShellProps) => {
  const { language, direction } = useLanguage();
  const { locale: intlLocale } = useIntl();
  const navigate = useNavigate();
  const follow = useCallback((path: string) => void navigate(path), [navigate]);
  // The page turns around at once; what only arrows and the places of popovers go by follows when that has been painted.
  const locale = useAfterPaint(localeTowards(intlLocale, language, direction));
  useEffect(() => fetchWhenIdle(fetchOverlays), []);
  return (
    <AriaProvider locale={locale} navigate={follow} useHref={useHref}>
      <OverlaysNotLoaded value={useSayNotLoaded()}>
        <ConnectionProvider>
          <QueryProvider userId={user?.uuid ?? null}>
            <RecordsProvider userId={user?.uuid ?? null} collections={collections} {...(asked && { asked })}>
              <ChangeSettingsProvider key={user?.uuid ?? 'guest'}>
                <LanguageControlProvider>
                  <SideProvider feature={user ? side : undefined}>
                    <Frame user={user}>{children}</Frame>
                    <ChangeNotices />
                  </SideProvider>
                </LanguageControlProvider>
              </ChangeSettingsProvider>
            </RecordsProvider>
          </QueryProvider>
        </ConnectionProvider>
      </OverlaysNotLoaded>
    </AriaProvider>
  );
};

/** Says that a menu, a popover or a drawer could not be fetched. */
function useSayNotLoaded() {
  const { formatMessage } = useIntl();
  const { show } = useToast();
  return useCallback(() => {
    show({ variant: 'error', message: formatMessage(commonMessages.notLoaded), key: 'overlay' });
  }, [formatMessage, show]);
}

function Frame({ user, children }: Pick<ShellProps, 'user' | 'children'>) {
  const { routes } = useRouting();
  const settings = useRouteSettings();
  const own = useSettings().settings;
  const change = useChangeSettings();
  const roles = user?.role ?? nobody;
  const side = useSide();
  const entries = useSideEntries(side);
  const groups = useMemo(() => menuOf(routes, roles, entries), [routes, roles, entries]);
  const shortcuts = useShortcuts(groups);
  const { style } = settings.navbar;
  const navbar = useNavbar(groups, settings.navbar.isFolded || style === 'style-2');
  const menus = useActorRef(hoverMenuMachine);
  const panels = useShellPanels();
  const connection = useConnection();
  useScrollRestoration();
  useScrollbars(settings.hasCustomScrollbars);

  const isNarrow = navbar.form === 'drawer';
  const hasPhoneBar = useIsPhone() && user !== null;
  const isAtSide = settings.style === 'layout1' || isNarrow;
  // The bar that the menu stands in paints its ground.
  const isInOneLine = settings.style === 'layout3' && !isNarrow && settings.toolbar.isShown;
  const hasTwoLevels = (style === 'style-3' || style === 'style-3-dense') && !isNarrow;
  // What has the page's scheme need not say so.
  const ownScheme = (scheme: SchemeName) => (scheme === settings.scheme ? undefined : scheme);
  const topNavbar = !isAtSide && settings.navbar.isShown && (
    <TopNavbar actor={menus} groups={groups} scheme={settings.navbar.scheme} isInline={isInOneLine} />
  );
  const navbarProps = {
    navbar,
    groups,
    scheme: settings.navbar.scheme,
    isOfPage: settings.navbar.scheme === settings.scheme,
    side: settings.navbar.side,
  };
  const sideNavbar =
    isAtSide &&
    settings.navbar.isShown &&
    (hasTwoLevels ? (
      <TwoLevelNavbar {...navbarProps} isDense={style === 'style-3-dense'} />
    ) : (
      <Navbar {...navbarProps} drawerTop={<ShortcutBar shortcuts={shortcuts} place="drawer" />} />
    ));
  const hasFold = settings.navbar.isShown && isAtSide && !isNarrow && style !== 'style-2';
  const fold = () => {
    const isFolded = navbar.form !== 'folded';
    navbar.actor.send({ type: 'fold.changed', isFolded });
    // A layout that the page has of its own is not the user's to keep, nor is what they do to it.
    if (settings.style === own.style)
      change({ layout: { config: { navbar: { folded: isFolded } } } }, { silent: true });
  };
  useShellKeys({
    routes,
    roles,
    fold: hasFold ? fold : null,
    toggleQuickPanel: user ? panels.quick.toggle : null,
    toggleSettings: panels.settings.pressSettings,
  });
  const navbarButton = settings.navbar.isShown && !hasPhoneBar && (isNarrow || hasFold) && (
    <NavbarButton
      ref={isNarrow ? side?.panel.setOpener : undefined}
      navbar={navbar}
      side={settings.navbar.side}
      onFold={fold}
    />
  );
  const rail = settings.hasRightPanel ? side?.feature.rail : undefined;
  const settingsPlace = rail && !isNarrow ? 'rail' : settings.toolbar.isShown ? 'menu' : 'edge';
  // A folded navbar opens over all else, and would lie on the buttons at the edge.
  const isInTheWay = sideNavbar && navbar.form === 'folded' && settings.navbar.side === 'end';
  const beside = isInTheWay ? theme.width[style === 'style-3' ? 'sidePanel' : 'navbarFolded'] : undefined;
  const search = { groups, isSignedIn: user !== null };
  /** A field for the search needs room. */
  const hasField = hasPhoneBar || (!isNarrow && !isInOneLine);
  const toolbar = (
    <Toolbar
      isShared={isInOneLine}
      // A line that both stand in is painted as one.
      scheme={ownScheme(isInOneLine && settings.navbar.isShown ? settings.navbar.scheme : settings.toolbar.scheme)}
      start={
        <>
          {navbarButton}
          {!isAtSide && (
            <Lead>
              <Brand />
            </Lead>
          )}
          {isInOneLine && topNavbar}
        </>
      }
      end={
        <>
          {!hasField && <Search variant="full" {...search} />}
          <ToolbarEnd user={user} panels={panels} side={side} isNarrow={isNarrow} hasRail={rail !== undefined} />
        </>
      }
    >
      {hasField && <Search variant="basic" {...search} />}
      {!isNarrow && <ShortcutBar shortcuts={shortcuts} place="toolbar" />}
    </Toolbar>
  );
  return (
    <>
      <Layout
        settings={settings}
        isNarrow={isNarrow}
        leftPanel={
          settings.hasLeftPanel &&
          !isNarrow &&
          // Empty it would be a stripe without a use; the first shortcut is added from the toolbar.
          shortcuts.chosen.length > 0 && (
            <LeftPanel shortcuts={shortcuts} scheme={settings.navbar.scheme} isOfPage={navbarProps.isOfPage} />
          )
        }
        sideNavbar={
          <>
            {!settings.toolbar.isShown && isNarrow && navbarButton && <NavbarEdge>{navbarButton}</NavbarEdge>}
            {sideNavbar}
          </>
        }
        topNavbar={!isInOneLine && topNavbar}
        toolbar={settings.toolbar.isShown && toolbar}
        banner={
          <>
            <OfflineBanner connection={connection} />
            <WaitingChanges />
          </>
        }
        rail={rail}
        footBar={
          hasPhoneBar && <PhoneBar groups={groups} side={side} navbar={settings.navbar.isShown ? navbar : null} />
        }
      >
        {children}
      </Layout>
      {!settings.toolbar.isShown && (
        // Without a button, too, it opens by its keys.
        <div hidden>
          <Search variant="full" {...search} />
        </div>
      )}
      <ShellPanels user={user} panels={panels} side={side} rail={rail} settingsPlace={settingsPlace} beside={beside} />
    </>
  );
}

/* Controls at the edges of a toolbar are wider than what is seen of them; the sign of the product is not. */
const Lead = styled.div`
  margin-inline-start: ${({ theme }) => theme.space(2)};
`;
