import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render } from '@testing-library/react';
import { createAdministrationServer } from './administrationServer';
import { AdministrationStage } from './AdministrationStage';

/** Shows a page of administration to a spec, and answers its server. @param path @default the list of users */
export const show = (path?: string, server = createAdministrationServer()) => {
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <AdministrationStage server={() => server} {...(path !== undefined && { path })} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return server;
};
