import { StaticI18nProvider } from '@ezone/i18n/testing';
import { screenWidth } from '@ezone/shell/chrome/layout/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, waitFor } from '@testing-library/react';
import { loadEdit } from './loadEdit';
import { ContactsAt } from './testing/ContactsStage';

it('is fetched with the page, before any contact is open', async () => {
  screenWidth(true);
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <ContactsAt />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  expect(await screen.findByRole('row', { name: 'Selma Aydın' })).toBeVisible();
  await waitFor(() => expect(loadEdit.known?.()).toBeDefined());
});
