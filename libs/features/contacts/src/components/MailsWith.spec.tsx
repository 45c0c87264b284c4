import { fakeApi } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { fakeWindows, RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { useRecords } from '@ezone/shell/records';
import type { Collection } from '@ezone/shell/records';
import type { AppRoute } from '@ezone/shell/routing';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mailOf } from '../testing/contactsServer';
import { MailsWith } from './MailsWith';

type Mail = ReturnType<typeof mailOf>;

const mailRoute: AppRoute = {
  path: '/apps/mail/*',
  title: { id: 'menu.mail.title', defaultMessage: 'Mail' },
  messages: [],
  lazy: () => Promise.reject(new Error('Nobody opens it.')),
};
const routes = [mailRoute];

it('shows what is left when this window has removed a mail', async () => {
  let mails = [mailOf('m1', 'selma@example.com', 'me@example.com', 'Three more books')];
  const server = fakeApi({ 'GET /api/mail-app/briefs': () => mails });
  const collection: Collection<Mail> = {
    list: 'mail-app/mails',
    load: () => Promise.resolve(mails),
    create: () => Promise.reject(new Error('Nothing is written here.')),
    update: () => Promise.reject(new Error('Nothing is changed here.')),
    remove: (_, ids) => {
      mails = mails.filter(({ id }) => !ids.includes(id));
      return Promise.resolve(ids);
    },
  };
  /** What another part of the app does, which sends its changes when it can. */
  function Mails() {
    const { remove } = useRecords(collection);
    return <button onClick={() => remove(['m1'])}>Remove</button>;
  }
  const { openWindow } = fakeWindows();
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <RecordsStage path="/" routes={routes} openWindow={() => openWindow(server)} collections={{}}>
          <Mails />
          <MailsWith email="selma@example.com" />
        </RecordsStage>
      </UiProvider>
    </StaticI18nProvider>,
  );
  expect(await screen.findByRole('link', { name: /Three more books/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Three more books/ })).not.toBeInTheDocument());
});
