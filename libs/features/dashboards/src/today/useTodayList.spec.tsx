import { fakeApi, fakeList } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { fakeWindows, RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { useRecords } from '@ezone/shell/records';
import type { Collection } from '@ezone/shell/records';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteOf } from '../testing/todayServer';
import { useTodayList } from './useTodayList';

type Note = ReturnType<typeof noteOf>;

const collection: Collection<Note> = {
  list: 'notes-app/notes',
  load: (api, options) => api.listNotes(options),
  create: (api, { id, ...note }) => api.createNote({ body: { note }, idempotencyKey: id }),
  update: (api, note) => api.updateNote({ body: { note } }),
  remove: () => Promise.reject(new Error('Nothing is removed here.')),
};

/** What another part of the app does, which sends its changes when it can. */
function Writing() {
  const { create } = useRecords(collection);
  return <button onClick={() => create(noteOf('', { title: 'Written here' }))}>Write</button>;
}

function Newest() {
  const { query } = useTodayList({
    list: 'notes-app/notes',
    load: (api) => api.listNotes({ query: { limit: 1 } }),
  });
  return <p>{query.data?.map(({ title }) => title).join()}</p>;
}

it('is asked for again when the server has what was changed in this window', async () => {
  const notes = fakeList([noteOf('n1', { title: 'Older' })]);
  const server = fakeApi({
    'GET /api/notes-app/notes': ({ query: { limit } }) => notes.all().slice(0, limit),
    'POST /api/notes-app/create-note': ({ body, idempotencyKey = '' }) =>
      notes.create(noteOf(idempotencyKey, { title: body.note.title ?? '' })),
  });
  const release = server.hold('POST /api/notes-app/create-note');
  const { openWindow } = fakeWindows();
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <RecordsStage path="/" openWindow={() => openWindow(server)} collections={{}}>
          <Writing />
          <Newest />
        </RecordsStage>
      </UiProvider>
    </StaticI18nProvider>,
  );
  expect(await screen.findByText('Older')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  expect(screen.getByText('Older')).toBeVisible();
  release();
  expect(await screen.findByText('Written here')).toBeVisible();
});
