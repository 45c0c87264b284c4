import { fakeApi, fakeList } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { fakeWindows, RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { useRecords } from '@ezone/shell/records';
import type { Collection } from '@ezone/shell/records';
import { UiProvider } from '@ezone/ui/theme';
import { parseDate } from '@internationalized/date';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('is asked for again when the server has what was changed in this window', async () => {
  const people = fakeList<BirthdayPerson>([{ id: 'selma', name: 'Selma', birthday: '1988-03-20' }]);
  const server = fakeApi({
    'GET /api/contacts-app/birthdays': () => people.all(),
    'POST /api/contacts-app/remove-contacts': ({ body: { contactIds } }) => people.remove(contactIds),
  });
  const { openWindow } = fakeWindows();
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <RecordsStage path="/" openWindow={() => openWindow(server)} collections={{}}>
          <Contacts />
          <Birthdays />
        </RecordsStage>
      </UiProvider>
    </StaticI18nProvider>,
  );
  expect(await screen.findByText('Selma has a birthday')).toBeVisible();
  const asked = server.count('GET /api/contacts-app/birthdays');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Selma' }));
  await waitFor(() => expect(server.count('GET /api/contacts-app/birthdays')).toBe(asked + 1));
  await waitFor(() => expect(screen.queryByText('Selma has a birthday')).not.toBeInTheDocument());
});
