import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { sessionStore } from '../data/storage';
import { newId } from './newId';
import { basesOf, createRecordDrafts } from './recordDrafts';
import { createFakeRecordServer } from './testing/fakeRecordServer';
import type { Thing } from './testing/fakeRecordServer';
import { renderWindow } from './testing/renderWindow';
import type { WindowOptions } from './testing/renderWindow';
import { useRecordEditor } from './useRecordEditor';
import { useRecords } from './useRecords';
import type { UseRecords } from './useRecords';

const first: readonly Thing[] = ['x', 'y'].map((id) => ({ id, name: `Thing ${id}`, text: '', done: false }));

/** A page of things, of which one can be opened. Their texts have three characters at most. */
const show = async ({ userId = newId(), isTold = false }: WindowOptions = {}) => {
  const server = createFakeRecordServer(first);
  const { collection } = server;
  collection.unfit = ({ text = '' }) => (text.length > 3 ? ['text'] : []);
  const Editor = ({ thing, things }: { thing: Thing; things: UseRecords<Thing> }) => {
    const state = things.stateOf(thing.id);
    const { content, change, save, resolve } = useRecordEditor({
      collection,
      record: thing,
      state,
      update: things.update,
    });
    return (
      <>
        <input aria-label="Text" value={content.text} onChange={({ target }) => change({ text: target.value })} />
        <button onClick={save}>Save</button>
        {state?.progress.at === 'conflict' && (
          <>
            <button onClick={() => resolve('theirs')}>Keep theirs</button>
            <button onClick={() => resolve('mine')}>Keep mine</button>
          </>
        )}
      </>
    );
  };
  const Page = () => {
    const things = useRecords(collection);
    const [opened, open] = useState<string | null>(null);
    const thing = things.records?.find(({ id }) => id === opened);
    return (
      <>
        <button onClick={() => open(things.records?.[0]?.id ?? null)}>Open</button>
        <button onClick={() => things.update('x', { name: 'Mine' })}>Rename</button>
        <button onClick={() => open(null)}>Close</button>
        <button onClick={() => things.remove(['x'])}>Remove</button>
        {thing && <Editor thing={thing} things={things} />}
        {things.records?.map(({ id, name }) => (
          <p key={id}>
            {name} {things.unsavedOf(id)}
          </p>
        ))}
      </>
    );
  };
  const view = renderWindow(server, <Page />, { userId, isTold });
  await screen.findByText(/^Thing x/);
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, server, press, field: () => screen.getByRole('textbox', { name: 'Text' }) };
};

/** Whether the browser asks before it closes the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  sessionStorage.clear();
});

describe('a text that is too long to be sent', () => {
  it('is marked in the list until it fits, also when its editor is closed', async () => {
    const { press, field, user } = await show();
    await press('Open');
    await user.type(field(), 'abcd');
    expect(screen.getByText('Thing x withheld')).toBeVisible();
    await press('Close');
    expect(screen.getByText('Thing x withheld')).toBeVisible();
    await press('Open');
    await user.type(field(), '{Backspace}');
    await waitFor(() => expect(screen.queryByText('Thing x withheld')).not.toBeInTheDocument());
  });

  it('has the browser ask before the page is closed, until it fits', async () => {
    const { user, press, field } = await show();
    await press('Open');
    await user.type(field(), 'abc');
    expect(asks()).toBe(false);
    await user.type(field(), 'd');
    await waitFor(() => expect(asks()).toBe(true));
    await user.type(field(), '{Backspace}');
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('does so when its editor is closed, too, until its record is removed', async () => {
    const { user, press, field } = await show();
    await press('Open');
    await user.type(field(), 'abcd');
    await press('Close');
    expect(asks()).toBe(true);
    await press('Open');
    expect(field()).toHaveValue('abcd');
    await press('Remove');
    expect(asks()).toBe(false);
  });

  it('does so again where its record is back, and not while it is gone', async () => {
    const { server, user, press, field } = await show({ isTold: true });
    await press('Open');
    await user.type(field(), 'abcd');
    await press('Close');
    await press('Remove');
    expect(asks()).toBe(false);
    await user.keyboard('{Control>}z{/Control}');
    expect(asks()).toBe(true);
    act(() => void server.elsewhere.remove(['x']));
    await waitFor(() => expect(screen.queryByText('Thing x')).not.toBeInTheDocument());
    expect(asks()).toBe(false);
  });

  it('does so after a reload, too, also where its page is not open', async () => {
    const userId = newId();
    const { server, user, press, field, unmount } = await show({ userId });
    await press('Open');
    await user.type(field(), 'abcd');
    unmount();
    expect(asks()).toBe(false);
    renderWindow(server, 'Another page', { userId });
    await waitFor(() => expect(asks()).toBe(true));
  });

  it('does so after a reload, too, and for nobody else', async () => {
    const ada = newId();
    const { user, press, field, unmount } = await show({ userId: ada });
    await press('Open');
    await user.type(field(), 'abcd');
    expect(asks()).toBe(true);
    unmount();
    expect(asks()).toBe(false);
    const other = await show();
    expect(asks()).toBe(false);
    other.unmount();
    const later = await show({ userId: ada });
    expect(asks()).toBe(true);
    await later.press('Open');
    expect(later.field()).toHaveValue('abcd');
    await later.user.type(later.field(), '{Backspace}');
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('goes along where its record was removed elsewhere, and is kept as a new one by a toast', async () => {
    const { server, user, press, field } = await show();
    await press('Open');
    await user.type(field(), 'abcd');
    await press('Close');
    server.elsewhere.remove(['x']);
    await press('Rename');
    await user.click(await screen.findByRole('button', { name: 'Keep as a new one' }));
    await waitFor(() => expect(server.getThings()[0]).toMatchObject({ name: 'Mine', text: '' }));
    expect(asks()).toBe(true);
    await press('Open');
    expect(field()).toHaveValue('abcd');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('.x'))).toEqual([]);
  });

  it('does not come back once it was decided that theirs is kept', async () => {
    const { server, user, press, field } = await show();
    await press('Open');
    act(() => {
      server.elsewhere.update({ id: 'x', name: 'Thing x', text: 'the', done: false });
    });
    await user.type(field(), 'abc');
    await press('Save');
    await screen.findByRole('button', { name: 'Keep theirs' });
    await user.type(field(), 'd');
    await press('Keep theirs');
    await waitFor(() => expect(field()).toHaveValue('the'));
    expect(asks()).toBe(false);
    await press('Close');
    await press('Open');
    expect(field()).toHaveValue('the');
  });
});

it('does not overwrite what was written elsewhere while a text was too long', async () => {
  const { server, user, press, field } = await show();
  await press('Open');
  await user.type(field(), 'abcd');
  await press('Save');
  act(() => {
    server.elsewhere.update({ id: 'x', name: 'Thing x', text: 'the', done: false });
  });
  await press('Rename');
  await screen.findByText(/^Mine/);
  await user.type(field(), '{Backspace}');
  await press('Save');
  await screen.findByRole('button', { name: 'Keep theirs' });
  expect(server.getThings()[0]?.text).toBe('the');
});

it('types on after a reload that came between handing over what was typed and forgetting its draft', async () => {
  const userId = newId();
  const { server, user, press, field } = await show({ userId, isTold: true });
  const drafts = createRecordDrafts(userId, sessionStore);
  drafts.keep('tests/things', 'x', { text: 'abc' });
  drafts.keep('tests/things', basesOf('x'), { text: '' });
  act(() => {
    server.elsewhere.update({ id: 'x', name: 'Thing x', text: 'abc', done: false });
  });
  await press('Open');
  await waitFor(() => expect(field()).toHaveValue('abc'));
  expect(drafts.read('tests/things', 'x')).toBeNull();
  await user.type(field(), '{Backspace}');
  await press('Save');
  await waitFor(() => expect(server.getThings()[0]?.text).toBe('ab'));
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
});

it('writes over what was written elsewhere before somebody began to type', async () => {
  const { server, user, press, field } = await show({ isTold: true });
  await press('Open');
  await user.type(field(), 'abcd');
  await press('Save');
  await user.type(field(), '{Backspace}');
  await press('Save');
  await waitFor(() => expect(server.getThings()[0]?.text).toBe('abc'));
  act(() => {
    server.elsewhere.update({ id: 'x', name: 'Thing x', text: 'the', done: false });
  });
  await waitFor(() => expect(field()).toHaveValue('the'));
  await user.type(field(), '{Backspace}');
  await press('Save');
  await waitFor(() => expect(server.getThings()[0]?.text).toBe('th'));
});

describe('a conflict that is decided', () => {
  const inConflict = async () => {
    const { server, user, press, field } = await show();
    await press('Open');
    act(() => {
      server.elsewhere.update({ id: 'x', name: 'Thing x', text: 'the', done: false });
    });
    await user.type(field(), 'abc');
    await press('Save');
    await screen.findByRole('button', { name: 'Keep theirs' });
    const stored = (text: string) => waitFor(() => expect(server.getThings()[0]?.text).toBe(text));
    return { user, press, field, stored };
  };

  it.each(['Undo', 'Ctrl Z'])('gives back by %s what was given up for theirs', async (by) => {
    const { user, press, field, stored } = await inConflict();
    await press('Keep theirs');
    await waitFor(() => expect(field()).toHaveValue('the'));
    await screen.findByText('The saved version was kept.');
    act(() => field().blur());
    if (by === 'Undo') await press('Undo');
    else await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(field()).toHaveValue('abc'));
    await stored('abc');
  });

  it('gives theirs back where mine was kept', async () => {
    const { user, press, field, stored } = await inConflict();
    await press('Keep mine');
    await stored('abc');
    act(() => field().blur());
    await user.keyboard('{Control>}z{/Control}');
    await stored('the');
    expect(field()).toHaveValue('the');
  });

  it('keeps what was typed since and is too long, where mine is kept', async () => {
    const { user, press, field } = await inConflict();
    await user.type(field(), 'd');
    await press('Keep mine');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument());
    expect(field()).toHaveValue('abcd');
    expect(asks()).toBe(true);
  });
});

describe('where the browser keeps no changes', () => {
  const kept = indexedDB;
  const forbidden = () => {
    throw new Error('forbidden');
  };
  beforeEach(() => Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open: forbidden } }));
  afterEach(() => Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: kept }));

  it('closing asks as long as something waits', async () => {
    const { server, user, press, field } = await show();
    expect(asks()).toBe(false);
    server.setTrouble(() => 'lost');
    await press('Open');
    await user.type(field(), 'abc');
    await press('Save');
    await waitFor(() => expect(asks()).toBe(true));
  });
});
