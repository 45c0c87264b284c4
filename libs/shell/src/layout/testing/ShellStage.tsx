import { useLanguage } from '@ezone/i18n';
import type { Api } from '@ezone/api-client';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createIntl, RawIntlProvider, useIntl } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { ApiContext } from '../../query';
import type { AppRoute, PageLoader } from '../../routing';
import { RoutingContext } from '../../routing/RoutingContext';
import { SettingsProvider } from '../../settings';
import type { SettingsPatch } from '../../settings';
import { mergeSettings } from '../../settings';
import type { StoredSettings } from '../../settings';
import { ToastProvider } from '../../toast';
import { fakeApi } from './fakeApi';
import { people } from './people';
import { sampleRoutes, sampleWords } from './routes';

export type ShellStageProps = {
  /** Who looks at it. @default 'admin' */
  who?: keyof typeof people;
  /** Where they are. @default '/apps/notes' */
  path?: string;
  routes?: readonly AppRoute[];
  /** What the server does. */
  calls?: Partial<Api>;
  /** Changes to the settings they start with. */
  settings?: SettingsPatch;
  /** Stores changed settings; a rejection is a failed save. */
  save?: (patch: SettingsPatch) => Promise<unknown>;
  children: ReactNode;
};

const loader: PageLoader = {
  load: () => Promise.reject(new Error('Stories draw their pages themselves.')),
  prefetch: () => undefined,
  forget: () => undefined,
  isLoading: () => false,
  subscribe: () => () => undefined,
};

/** All that stands around the shell in the app, with a server, a user and routes of its own: for stories and specs. */
export const ShellStage = ({
  who = 'admin',
  path = '/apps/notes',
  routes = sampleRoutes,
  calls = {},
  settings = {},
  save = () => Promise.resolve(),
  children,
}: ShellStageProps) => {
  const api = useMemo(() => fakeApi(calls), [calls]);
  const user = people[who];
  const [stored, setStored] = useState(() => user && (mergeSettings(user.data.settings, settings) as StoredSettings));
  const store = async (patch: SettingsPatch) => {
    await save(patch);
    setStored((before) => before && (mergeSettings(before, patch) as StoredSettings));
  };
  return (
    <SampleWords>
      <MemoryRouter initialEntries={[path]}>
        <RoutingContext value={{ routes, redirects: {}, loader }}>
          <ApiContext value={api}>
            <ToastProvider>
              <SettingsProvider stored={stored} save={store}>
                {children}
              </SettingsProvider>
            </ToastProvider>
          </ApiContext>
        </RoutingContext>
      </MemoryRouter>
    </SampleWords>
  );
};

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
