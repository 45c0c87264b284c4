import { useLanguage } from '@ezone/i18n';
import { fakeApi } from '@ezone/api-client/testing';
import type { FakeApi } from '@ezone/api-client/testing';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createIntl, RawIntlProvider, useIntl } from 'react-intl';
import type { User } from '../../../session';
import type { SavedAt } from '../../../session/identity';
import { useSetDirection } from '../../../routing/document';
import { ApiContext } from '../../../data/query';
import type { AppRoute, PageLoader } from '../../../routing';
import { RoutingContext } from '../../../routing/RoutingContext';
import { MemoryAddress, restingLoader } from '../../../routing/testing';
import { SettingsProvider, useSettings } from '../../../settings';
import type { DataPatch, SettingsPatch } from '../../../settings';
import { mergeSettings } from '../../../settings';
import { ToastProvider } from '../../../notices/toast';
import { notificationServer } from './serverSamples';
import { people } from './people';
import { sampleRoutes, sampleWords } from './routes';

export type ShellStageProps = {
  /** Who looks at it. @default 'admin' */
  who?: keyof typeof people;
  /** Where they are. @default '/apps/notes' */
  path?: string;
  routes?: readonly AppRoute[];
  /** @default one that has no notifications, and nothing else */
  server?: FakeApi;
  /** Changes to the settings they start with. */
  settings?: SettingsPatch;
  /** The shortcuts they start with. */
  shortcuts?: string[];
  /** Is told of pages that are fetched ahead. */
  prefetch?: PageLoader['prefetch'];
  /** Stores changed settings and shortcuts; a rejection is a failed save. */
  save?: (patch: DataPatch) => Promise<unknown>;
  /** Where they are stored then. @default 'api' */
  savedAt?: SavedAt;
  children: ReactNode;
};

const changed = (user: User | null, patch: DataPatch) => user && (mergeSettings(user, { data: patch }) as User);

/** All that stands around the shell in the app, with a server, a user and routes of its own: for stories and specs. */
export const ShellStage = ({
  who = 'admin',
  path = '/apps/notes',
  routes = sampleRoutes,
  server,
  settings = {},
  shortcuts,
  prefetch = restingLoader.prefetch,
  save = () => Promise.resolve(),
  savedAt = 'api',
  children,
}: ShellStageProps) => {
  const [ownServer] = useState(() => fakeApi(notificationServer()));
  const ownLoader = useMemo(() => ({ ...restingLoader, prefetch }), [prefetch]);
  const [user, setUser] = useState(() => changed(people[who], shortcuts ? { settings, shortcuts } : { settings }));
  const store = async (patch: DataPatch) => {
    await save(patch);
    setUser((before) => changed(before, patch));
    return savedAt;
  };
  return (
    <SampleWords>
      <MemoryAddress path={path}>
        <RoutingContext value={{ routes, redirects: { '/': '/apps/dashboards/analytics' }, loader: ownLoader }}>
          <ApiContext value={(server ?? ownServer).api}>
            <ToastProvider>
              <SettingsProvider user={user} save={store}>
                <Directed>{children}</Directed>
              </SettingsProvider>
            </ToastProvider>
          </ApiContext>
        </RoutingContext>
      </MemoryAddress>
    </SampleWords>
  );
};

/** Lays the page out as the settings say. */
function Directed({ children }: { children: ReactNode }) {
  useSetDirection(useSettings().settings.direction);
  return children;
}

/** Adds the titles of the sample routes to the sentences. */
function SampleWords({ children }: { children: ReactNode }) {
  const { locale, messages } = useIntl();
  const { language } = useLanguage();
  const intl = useMemo(
    () => createIntl({ locale, defaultLocale: 'en-US', messages: { ...sampleWords(language), ...messages } as never }),
    [locale, language, messages],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
