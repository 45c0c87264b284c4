import { directionOf, useLanguage } from '@ezone/i18n';
import type { Direction, Language } from '@ezone/i18n';
import { AriaProvider } from '@ezone/ui/aria-provider';
import type { SchemeName } from '@ezone/ui/theme';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { LanguageControlProvider } from '../language';
import { menuOf, Navbar, useNavbar } from '../navbar';
import { ConnectionProvider, OfflineBanner, useConnection } from '../online';
import { QueryProvider } from '../query';
import { useRouting } from '../routing';
import { ChangeSettingsProvider, useChangeSettings, useSettings } from '../settings';
import { SideContext, useSide, useSideEntries } from '../side';
import type { SideFeature } from '../side';
import { NavbarButton, Toolbar } from '../toolbar';
import type { User } from '../auth';
import { Layout1 } from './Layout1';
import { ShellPanels, useShellPanels } from './ShellPanels';
import { ToolbarEnd } from './ToolbarEnd';
import { useScrollRestoration } from './useScrollRestoration';

export type ShellProps = {
  /** Null for a guest. */
  user: User | null;
  /** What accompanies every page of the signed-in. */
  side?: SideFeature;
  /** The page. */
  children: ReactNode;
};

const nobody: readonly string[] = [];

/** The language's tag; where its direction is not the page's, with a script that runs in the page's. React Aria asks the tag alone. */
const localeTowards = (language: Language, direction: Direction) =>
  direction === directionOf(language) ? language : `${language}-${direction === 'rtl' ? 'Arab' : 'Latn'}`;

/**
 * What stands around every page: the navigation bar, the toolbar, the panels and the footer, as the user's settings say.
 * It brings what pages need from it: queries, overlays and the connection. It needs an AppRouter, a SettingsProvider and
 * a ToastProvider above it.
 */
export const Shell = ({ user, side, children }: ShellProps) => {
  const { language, direction } = useLanguage();
  const navigate = useNavigate();
  return (
    <AriaProvider
      locale={localeTowards(language, direction)}
      navigate={(path) => void navigate(path)}
      useHref={useHref}
    >
      <ConnectionProvider>
        <QueryProvider userId={user?.uuid ?? null}>
          <ChangeSettingsProvider key={user?.uuid ?? 'guest'}>
            <LanguageControlProvider>
              <Frame user={user} side={user ? side : undefined}>
                {children}
              </Frame>
            </LanguageControlProvider>
          </ChangeSettingsProvider>
        </QueryProvider>
      </ConnectionProvider>
    </AriaProvider>
  );
};

function Frame({ user, side: sideFeature, children }: ShellProps) {
  const { routes } = useRouting();
  const { settings } = useSettings();
  const change = useChangeSettings();
  const roles = user?.role ?? nobody;
  const side = useSide(sideFeature);
  const entries = useSideEntries(side);
  const groups = useMemo(() => menuOf(routes, roles, entries), [routes, roles, entries]);
  const navbar = useNavbar(groups, settings.navbar.isFolded);
  const panels = useShellPanels();
  const connection = useConnection();
  useScrollRestoration();

  const isNarrow = navbar.form === 'drawer';
  // What has the page's scheme need not say so.
  const ownScheme = (scheme: SchemeName) => (scheme === settings.scheme ? undefined : scheme);
  const toolbar = (
    <Toolbar
      scheme={ownScheme(settings.toolbar.scheme)}
      start={
        settings.navbar.isShown && (
          <NavbarButton
            ref={isNarrow ? side?.panel.setOpener : undefined}
            navbar={navbar}
            side={settings.navbar.side}
            onFold={(folded) => change({ layout: { config: { navbar: { folded } } } }, { isInPassing: true })}
          />
        )
      }
      end={<ToolbarEnd user={user} panels={panels} side={side} isNarrow={isNarrow} />}
    />
  );
  return (
    <SideContext value={side}>
      <Layout1
        navbarSide={settings.navbar.side}
        navbar={
          settings.navbar.isShown && (
            <Navbar
              navbar={navbar}
              groups={groups}
              user={user}
              scheme={settings.navbar.scheme}
              side={settings.navbar.side}
            />
          )
        }
        toolbar={settings.toolbar.isShown && toolbar}
        banner={<OfflineBanner connection={connection} />}
        rail={side?.feature.rail}
        hasFooter={settings.footer.isShown}
        footerScheme={ownScheme(settings.footer.scheme)}
      >
        {children}
      </Layout1>
      <ShellPanels user={user} panels={panels} side={side} hasSettings={settings.hasRightPanel} />
    </SideContext>
  );
}
