import { fakeApi, fakeList } from '@ezone/api-client/testing';
import type { FakeApi } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { createKeptLists, fakeWindows, RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { newId, useRecords } from '@ezone/shell/records';
import type { Collection } from '@ezone/shell/records';
import { UiProvider } from '@ezone/ui/theme';
import { parseDate } from '@internationalized/date';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { BirthdayPerson } from './model/birthdays';
import { useBirthdays } from './useBirthdays';

const march = { first: parseDate('2026-03-01'), until: parseDate('2026-04-01') };

/** Contacts, as far as it matters here. */
const collection: Collection<BirthdayPerson> = {
  list: 'contacts-app/contacts',
  load: (api, options) => api.listBirthdays(options),
  create: () => Promise.reject(new Error('Nobody is added here.')),
  update: () => Promise.reject(new Error('Nobody is changed here.')),
  remove: (api, contactIds) => api.removeContacts({ body: { contactIds: [...contactIds] } }),
};

/** What another part of the app does, which sends its changes when it can. */
function Contacts() {
  const { records, remove } = useRecords(collection);
  return records?.map((one) => (
    <button key={one.id} onClick={() => remove([one.id])}>
      Remove {one.name}
    </button>
  ));
}

function Birthdays() {
  const birthdays = useBirthdays(true, march);
  return <p>{birthdays.map(({ person }) => `${person.name} has a birthday`).join()}</p>;
}

const selma = { id: 'selma', name: 'Selma', birthday: '1988-03-20' };

const show = (children: ReactNode, server: FakeApi, userId?: string) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <RecordsStage path="/" openWindow={() => fakeWindows().openWindow(server)} collections={{}} userId={userId}>
          {children}
        </RecordsStage>
      </UiProvider>
    </StaticI18nProvider>,
  );

it('is there offline, too, as the last visit knew it', async () => {
  const userId = newId();
  const server = fakeApi({ 'GET /api/contacts-app/birthdays': () => [selma] });
  show(<Birthdays />, server, userId);
  expect(await screen.findByText('Selma has a birthday')).toBeVisible();
  const kept = createKeptLists(userId);
  await waitFor(async () => expect(await kept.read('contacts-app/birthdays')).toEqual([selma]), { timeout: 5000 });
  server.fail('GET /api/contacts-app/birthdays', 'unreachable');
  const later = show(<Birthdays />, server, userId);
  expect(await within(later.container).findByText('Selma has a birthday')).toBeVisible();
});

it('is asked for again when the server has what was changed in this window', async () => {
  const people = fakeList<BirthdayPerson>([selma]);
  const server = fakeApi({
    'GET /api/contacts-app/birthdays': () => people.all(),
    'POST /api/contacts-app/remove-contacts': ({ body: { contactIds } }) => people.remove(contactIds),
  });
  show(
    <>
      <Contacts />
      <Birthdays />
    </>,
    server,
  );
  expect(await screen.findByText('Selma has a birthday')).toBeVisible();
  const asked = server.count('GET /api/contacts-app/birthdays');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Selma' }));
  await waitFor(() => expect(server.count('GET /api/contacts-app/birthdays')).toBe(asked + 1));
  await waitFor(() => expect(screen.queryByText('Selma has a birthday')).not.toBeInTheDocument());
});
