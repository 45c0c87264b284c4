import { StaticI18nProvider } from '@ezone/i18n/testing';
import { screenWidth } from '@ezone/shell/chrome/layout/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadEdit } from './useContacts';
import { ContactsAt } from './testing/ContactsStage';

const show = (isDesktop: boolean, path?: string) => {
  screenWidth(isDesktop);
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <ContactsAt {...(path !== undefined && { path })} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
};

// In this order: what has been fetched stays.
it('is fetched on a phone when somebody is about to press', async () => {
  show(false, '/apps/contacts/all/selma');
  const edit = await screen.findByRole('button', { name: /^Edit/ });
  expect(await screen.findByText('Bookseller, Harbour Books')).toBeVisible();
  expect(loadEdit.known?.()).toBeUndefined();
  const user = userEvent.setup();
  await user.pointer({ target: edit, keys: '[TouchA>]' });
  await waitFor(() => expect(loadEdit.known?.()).toBeDefined());
});

it('is fetched with the page, before any contact is open', async () => {
  show(true);
  expect(await screen.findByRole('row', { name: 'Selma Aydın' })).toBeVisible();
  await waitFor(() => expect(loadEdit.known?.()).toBeDefined());
});
