import { act, screen, waitFor } from '@testing-library/react';
import { createDialogs, DialogContext, DialogOutlet } from '../../notices/dialog';
import { SideProvider } from '../../panels/side';
import { useRecordEditor, useRecords, useRecordsStore } from '../../records';
import type { RecordsStore, UseRecords } from '../../records';
import { createFakeRecordServer } from '../../records/testing/fakeRecordServer';
import type { Thing } from '../../records/testing/fakeRecordServer';
import { renderWindow } from '../../records/testing/renderWindow';
import { sampleSide } from '../layout/testing/sampleSide';
import { useSignOut } from './useSignOut';

const first: readonly Thing[] = ['x', 'y'].map((id) => ({ id, name: `Thing ${id}`, text: '', done: false }));

/** A window with an open thing, whose text has three characters at most; and so much of a user waits at the side. */
const show = async (unsentAtSide?: (userId: string) => number) => {
  const server = createFakeRecordServer(first);
  const { collection } = server;
  collection.unfit = ({ text = '' }) => (text.length > 3 ? ['text'] : []);
  let things: UseRecords<Thing> | undefined;
  let store: RecordsStore | undefined;
  const Open = ({ thing, list }: { thing: Thing; list: UseRecords<Thing> }) => {
    const state = list.stateOf(thing.id);
    const { content, change } = useRecordEditor({ collection, record: thing, state, update: list.update });
    return <input aria-label="Text" value={content.text} onChange={({ target }) => change({ text: target.value })} />;
  };
  const Page = () => {
    const list = useRecords(collection);
    things = list;
    store = useRecordsStore();
    const signOut = useSignOut();
    const thing = list.recordOf('x');
    return (
      <>
        <button onClick={signOut}>Sign out</button>
        {thing && <Open thing={thing} list={list} />}
      </>
    );
  };
  const view = renderWindow(
    server,
    <DialogContext value={createDialogs()}>
      <SideProvider feature={{ ...sampleSide, ...(unsentAtSide && { countUnsent: unsentAtSide }) }}>
        <Page />
      </SideProvider>
      <DialogOutlet />
    </DialogContext>,
  );
  const field = await screen.findByRole('textbox', { name: 'Text' });
  return {
    server,
    unmount: view.unmount,
    type: (text: string) => view.user.type(field, text),
    press: async (name: string) => view.user.click(await screen.findByRole('button', { name })),
    run: (work: (list: UseRecords<Thing>) => unknown) => {
      act(() => {
        work(things as UseRecords<Thing>);
      });
    },
    /** Holds what is to be done a while later. */
    hold: (work: (list: UseRecords<Thing>) => void) => {
      const held = store?.held;
      const send = () => {
        held?.delete(send);
        work(things as UseRecords<Thing>);
      };
      held?.add(send);
    },
    isOut: () => screen.getByTestId('address').textContent === '/logout',
  };
};
const question = () => screen.findByRole('alertdialog');

beforeEach(() => {
  sessionStorage.clear();
});

it('signs out at once where nothing waits', async () => {
  const { press, isOut } = await show(() => 0);
  await press('Sign out');
  await waitFor(() => expect(isOut()).toBe(true));
});

it('asks where changes wait, says what becomes of them, and does what is answered', async () => {
  const { server, run, press, isOut, unmount } = await show();
  server.setTrouble(() => 'lost');
  run(({ update }) => update('x', { name: 'Mine' }));
  run(({ update }) => update('y', { name: 'Mine, too' }));
  await press('Sign out');
  expect(await question()).toHaveAccessibleName('Log out although 2 changes are not sent yet?');
  expect(await question()).toHaveTextContent(
    'They stay in this browser, for you alone, and are sent after you sign in here again.',
  );
  await press('Stay signed in');
  expect(isOut()).toBe(false);
  await press('Sign out');
  await press('Log out');
  await waitFor(() => expect(isOut()).toBe(true));
  unmount();
});

it('asks where a text is too long to be sent, and says how long that stays', async () => {
  const { type, press, isOut } = await show();
  await type('abcd');
  await press('Sign out');
  expect(await question()).toHaveAccessibleName('Log out although 1 change is not sent yet?');
  expect(await question()).toHaveTextContent(
    'A text is too long to be sent: it stays in this tab alone, and ends with the tab.',
  );
  expect(await question()).not.toHaveTextContent('sign in here again');
  expect(isOut()).toBe(false);
});

it('sends what was typed just now, and asks nothing where that succeeds', async () => {
  const { server, type, press, isOut } = await show();
  server.setDelay(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await type('abc');
  await press('Sign out');
  await waitFor(() => expect(isOut()).toBe(true));
  expect(server.getThings()[0]).toMatchObject({ id: 'x', text: 'abc' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('asks where something was typed just now, and is not handed over yet', async () => {
  const { server, type, press, unmount } = await show();
  server.setTrouble(() => 'lost');
  await type('abc');
  await press('Sign out');
  expect(await question()).toHaveTextContent(
    'It stays in this browser, for you alone, and is sent after you sign in here again.',
  );
  unmount();
});

it('counts all of it where there is no network: changes, what is too long, what was just typed, and what waits at the side', async () => {
  const { server, run, type, press, unmount } = await show(() => 2);
  server.setTrouble(() => 'lost');
  act(() => void window.dispatchEvent(new Event('offline')));
  run(({ update }) => update('y', { name: 'Mine' }));
  await type('abcd');
  await press('Sign out');
  expect(await question()).toHaveAccessibleName('Log out although 4 changes are not sent yet?');
  unmount();
  act(() => void window.dispatchEvent(new Event('online')));
});

it('sends first what is held for a while, and asks where that cannot be sent', async () => {
  const { server, hold, press, isOut, unmount } = await show();
  hold(({ update }) => update('x', { name: 'Held' }));
  await press('Sign out');
  await waitFor(() => expect(isOut()).toBe(true));
  expect(server.getThings()[0]?.name).toBe('Held');
  unmount();
  const again = await show();
  again.server.setTrouble(() => 'lost');
  again.hold(({ update }) => update('x', { name: 'Held' }));
  await again.press('Sign out');
  expect(await question()).toHaveAccessibleName('Log out although 1 change is not sent yet?');
  again.unmount();
});
