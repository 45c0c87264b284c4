import { useLanguage } from '@ezone/i18n';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { LanguageMenu } from '../language';
import { menuOf, Navbar, useNavbar } from '../navbar';
import { NotificationBell, Notifications } from '../notifications';
import { ConnectionProvider, OfflineBanner, useConnection } from '../online';
import { usePanel } from '../panel';
import { QueryProvider } from '../query';
import { findRoute, useRouting } from '../routing';
import { useSettings } from '../settings';
import { NavbarButton, Toolbar } from '../toolbar';
import { UserMenu } from '../user-menu';
import type { User } from '../auth';
import { Layout1 } from './Layout1';
import { useScrollRestoration } from './useScrollRestoration';

export type ShellProps = {
  /** Null for a guest. */
  user: User | null;
  /** The page. */
  children: ReactNode;
};

const nobody: readonly string[] = [];

/**
 * What stands around every page: the navigation bar, the toolbar, the panels and the footer, as the user's settings say.
 * It brings what pages need from it: queries, overlays and the connection. It needs an AppRouter, a SettingsProvider and
 * a ToastProvider above it.
 */
export const Shell = ({ user, children }: ShellProps) => {
  const { language } = useLanguage();
  const navigate = useNavigate();
  return (
    <AriaProvider locale={language} navigate={(path) => void navigate(path)} useHref={useHref}>
      <ConnectionProvider>
        <QueryProvider userId={user?.uuid ?? null}>
          <Frame user={user}>{children}</Frame>
        </QueryProvider>
      </ConnectionProvider>
    </AriaProvider>
  );
};

function Frame({ user, children }: ShellProps) {
  const { routes } = useRouting();
  const { settings, change } = useSettings();
  const roles = user?.role ?? nobody;
  const groups = useMemo(() => menuOf(routes, roles), [routes, roles]);
  const navbar = useNavbar(groups, settings.navbar.isFolded);
  const notifications = usePanel();
  const connection = useConnection();
  useScrollRestoration();

  const { side } = settings.navbar;
  const toolbar = (
    <Toolbar
      start={
        settings.navbar.isShown && (
          <NavbarButton
            navbar={navbar}
            side={side}
            onFold={(folded) => change({ layout: { config: { navbar: { folded } } } }, { isInPassing: true })}
          />
        )
      }
      end={
        <>
          <LanguageMenu />
          {user && <NotificationBell panel={notifications} />}
          <UserMenu user={user} hasPage={(path) => findRoute(routes, path) !== undefined} />
        </>
      }
    />
  );
  return (
    <>
      <Layout1
        navbarSide={side}
        navbar={
          settings.navbar.isShown && (
            <Navbar navbar={navbar} groups={groups} user={user} scheme={settings.navbar.scheme} side={side} />
          )
        }
        toolbar={settings.toolbar.isShown && toolbar}
        banner={<OfflineBanner connection={connection} />}
        hasFooter={settings.footer.isShown}
      >
        {children}
      </Layout1>
      {user && <Notifications panel={notifications} />}
    </>
  );
}
