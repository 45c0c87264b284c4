import { api } from '@ezone/api-client';
import { I18nProvider, useLanguage } from '@ezone/i18n';
import { AuthProvider, StartupGate, useSession } from '@ezone/shell/session';
import { AddressProvider, PageErrorBoundary } from '@ezone/shell/routing';
import { usePaintedScheme, useSetDirection } from '@ezone/shell/routing/document';
import { SettingsProvider, useSettings } from '@ezone/shell/settings';
import type { DataPatch } from '@ezone/shell/settings';
import { ToastProvider } from '@ezone/shell/notices/toast';
import { theme, UiProvider } from '@ezone/ui/theme';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import type { App } from './startApp';

/** Everything a page finds above it, but the routes: language, theme, toasts, session, settings, address. */
export const Providers = ({ app, children }: { app: App; children: ReactNode }) => (
  <I18nProvider i18n={app.i18n}>
    {/* Toasts stand above the settings, whose failures they tell, and need the tokens there already. */}
    <ThemeProvider theme={theme}>
      <PageErrorBoundary isWholePage onRetry={() => undefined}>
        <ToastProvider>
          <AuthProvider auth={app.auth}>
            <StoredSettings app={app}>
              <Painted app={app}>
                <AddressProvider router={app.address}>
                  <StartupGate>{children}</StartupGate>
                </AddressProvider>
              </Painted>
            </StoredSettings>
          </AuthProvider>
        </ToastProvider>
      </PageErrorBoundary>
    </ThemeProvider>
  </I18nProvider>
);

function StoredSettings({ app, children }: { app: App; children: ReactNode }) {
  const { user, token } = useSelector(app.auth.session, ({ context }) => context);
  const { setUser } = useSession();
  const save = async (data: DataPatch) => {
    // With the token of its own user: it is saved also while the page is being left, or the session.
    const saved = await api.updateUser({ body: { user: { data } }, token: token ?? '', keepalive: true });
    setUser(saved);
    return app.auth.services.keep(saved);
  };
  return (
    <SettingsProvider user={user} save={save}>
      {children}
    </SettingsProvider>
  );
}

function Painted({ app, children }: { app: App; children: ReactNode }) {
  const { language } = useLanguage();
  const { scheme, navbar, toolbar, footer, direction } = useSettings().settings;
  // A token whose owner is still being asked for: until then the settings would be a guest's.
  const isAwaited = useSelector(app.auth.session, ({ context }) => context.token !== null && !context.user);
  useSetDirection(isAwaited ? null : direction);
  const used = [scheme, navbar.scheme, toolbar.scheme, footer.scheme] as const;
  const painted = usePaintedScheme(isAwaited ? null : used);
  return (
    <UiProvider scheme={painted} locale={language}>
      {children}
    </UiProvider>
  );
}
